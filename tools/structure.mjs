import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

// Says which files lie in no room of the house. The map is ARCHITECTURE.md; this is its enforcement.

const ROOMS = [
  /^(README|CONTRIBUTING|ARCHITECTURE|LICENSE)(\.md)?$/,
  /^(package|package-lock|tsconfig\.base)\.json$/,
  /^(oxlint\.config\.mjs|\.gitignore|\.npmrc|\.ci\/run)$/,
  /^docs\/(decisions\/\d{4}-[a-z0-9-]+\.md|[a-z0-9-]+\.(md|png))$/,
  /^deploy\/(inlay\.service|Dockerfile(\.dockerignore)?|compose\.yaml)$/,
  /^tools\/[a-z-]+(\.test|\.config)?\.mjs$/,
  /^contract\/(package\.json|tsconfig\.json|vitest\.config\.ts|src\/[a-z-]+\.ts|src\/rules\/[a-z-]+\.ts|src\/[a-z-]+\.test\.ts|src\/rules\/[a-z-]+\.test\.ts|test\/[a-z-]+\.ts)$/,
  /^embed\/(README\.md|package\.json|tsconfig\.json|(vitest|playwright)\.config\.ts|build\.mjs)$/,
  /^embed\/src\/((frame\/|loader\/)?[a-z-]+(\.css)?(\.test)?\.ts|(renderers|parts)\/[a-z-]+(\.css|\.test)?\.ts|fields\/[a-z-]+\.ts|renderers\.ts)$/,
  /^embed\/test\/gallery\/[a-z-]+\.(ts|css|svg)$/,
  /^embed\/test\/browsers\/([a-z-]+\.ts|launch\.mjs)$/,
  /^embed\/test\/(tsconfig\.json|[a-z-]+(\.test)?\.ts|pages\/[a-z0-9-]+\/[a-z0-9.-]+)$/,
  /^server\/(package\.json|tsconfig\.json|vitest\.config\.ts|drizzle\.config\.ts)$/,
  /^server\/src\/(main|inlay|app|config|errors|start-error|auth-secret|keep-once)(\.test)?\.ts$/,
  /^server\/src\/(api|commands|db|delivery|files|flags|http|mail|outbox|webhooks)\/[a-z-]+(\.test)?\.ts$/,
  /^server\/src\/db\/embedded\/[a-z-]+(\.test)?\.ts$/,
  /^server\/src\/db\/migrations\/(\d{4}_[a-z0-9_]+\.sql|meta\/[\w.]+\.json)$/,
  /^server\/src\/features\/[a-z-]+\/(router|store|rules|[a-z-]+\.test)\.ts$/,
  // Signing in is the one feature whose parts are better-auth's and the session check.
  /^server\/src\/features\/auth\/[a-z-]+(\.test)?\.ts$/,
  /^server\/test\/([a-z-]+(\.test)?\.ts|faults\/[a-z-]+(\.test)?\.ts)$/,
  /^web\/(package\.json|tsconfig\.json|(vite|vitest|react-router|postcss)\.config\.(ts|mjs|cjs)|public\/[\w.-]+)$/,
  /^web\/app\/(root|routes|entry\.client)\.tsx?$/,
  /^web\/app\/(ui|lib|theme|theme\/parts)\/[a-z0-9-]+(\.test)?(\.module)?\.(tsx?|css)$/,
  /^web\/app\/features\/[a-z-]+\/(kinds\/([a-z]+\/)?)?[a-z0-9-]+(\.test)?(\.module)?\.(tsx?|css)$/,
  /^web\/app\/features\/docs\/content\/[a-z-]+\.md$/,
  /^e2e\/(package\.json|tsconfig\.json|playwright\.config\.ts|[a-z-]+\.(spec|setup)\.ts|(pages|support|demo)\/[a-z-]+\.ts)$/,
  /^bench\/(README\.md|RESULTS\.md|package\.json|tsconfig\.json|[a-z-]+\.ts|support\/[a-z-]+\.(ts|lua))$/,
]

/** Past this a file is asked what in it is in the wrong room; schema.ts, a list, may be longer. */
const LINES_MAX = 250
const LONG_BY_NATURE = /^(server\/src\/db\/schema\.ts|.*\.sql|.*\/meta\/.*|.*\.(json|md|html|png))$/

const { stdout, status } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
if (status !== 0) {
  console.log('This folder is no git checkout, so there is no list of files to look through.')
  process.exit(0)
}
const problems = []
for (const file of stdout.split('\n').filter(Boolean)) {
  let text
  try {
    text = readFileSync(join(ROOT, file), 'utf8')
  } catch {
    continue
  }
  if (!ROOMS.some((room) => room.test(file))) problems.push(`${file} lies in no room of the house; ARCHITECTURE.md has the map, tools/structure.mjs the list.`)
  const lines = text.split('\n').length
  if (lines > LINES_MAX && !LONG_BY_NATURE.test(file)) problems.push(`${file} has ${lines} lines; past ${LINES_MAX}, ask what is in the wrong room.`)
}
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
