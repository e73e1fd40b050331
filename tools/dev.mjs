import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { installPackages } from './install.mjs'
import { ROOT } from './root.mjs'

// Server on PORT (3000), restarted on change; web on PORT + 1 with hot reload, calling that server; embed rebuilt on change.
installPackages()
const { build } = await import('./build.mjs')
build(['embed'])

const port = Number(process.env.PORT ?? 3000)
const webPort = port + 1
const bin = (name) => join(ROOT, 'node_modules', '.bin', name)
const env = { ...process.env, PORT: String(port), PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${webPort}` }
const children = [
  // In a group of its own: Ctrl-C must reach the server once, by us, since the second signal ends it without closing.
  spawn(process.execPath, ['--watch', '--watch-preserve-output', '--import', 'tsx', 'server/src/main.ts'], { cwd: ROOT, env, stdio: 'inherit', detached: true }),
  spawn(process.execPath, ['--watch-path=embed/src', '--watch-path=contract/src', '--watch-preserve-output', 'embed/build.mjs'], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] }),
  spawn(bin('react-router'), ['dev', '--port', String(webPort), '--strictPort'], { cwd: join(ROOT, 'web'), env: { ...env, INLAY_SERVER: `http://127.0.0.1:${port}` }, stdio: 'inherit' }),
]
let stopping = false
const stop = (code) => {
  if (stopping) return
  stopping = true
  for (const child of children) child.kill('SIGTERM')
  process.exitCode = code
}
for (const child of children) child.on('exit', (code) => stop(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0))
