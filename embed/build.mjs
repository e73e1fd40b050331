import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build, transform } from 'esbuild'

// Writes embed/dist, or the folder that is named: embed.js, embed/<kind>-<hash>.js and embed/<part>-<hash>.js, each with .br and .gz beside it, and
// manifest.json, by which the server tells host pages where the renderer of a kind is. Prints what each file weighs.

const HERE = fileURLToPath(new URL('.', import.meta.url))
const SRC = join(HERE, 'src')
const DIST = process.argv[2] ?? join(HERE, 'dist')

/** How long the chunks of earlier builds are kept for pages that are open, ms. */
const KEPT = 30 * 24 * 60 * 60 * 1000

/** Phones of 2019. import() is newer by the letter of the standard, and older in every browser that is left. */
const COMMON = {
  bundle: true,
  minify: true,
  write: false,
  // V8 compiles all functions while the file arrives, beside the main thread, where it would compile each when it is first called.
  banner: { js: '//# allFunctionsCalledOnLoad' },
  target: 'es2019',
  supported: { 'dynamic-import': true },
  charset: 'utf8',
  logLevel: 'warning',
  plugins: [{ name: 'style text', setup: minifyStyleText }],
}

/** Minifying would write shorthands that phones of 2019 do not know, as inset. */
const CSS = { loader: 'css', minify: true, target: ['chrome73', 'firefox67', 'safari12.1'] }

const namesIn = (folder, pattern) =>
  readdirSync(join(SRC, folder))
    .filter((name) => pattern.test(name))
    .map((name) => basename(name, '.ts'))
/** What a kind loads only once it is needed, by name: its file. */
const parts = {}

mkdirSync(join(DIST, 'embed'), { recursive: true })
const written = new Set()
const sizes = [write('embed.js', await script())]
const renderers = {}
// Parts first: the chunk that loads one names it by its hash.
for (const name of namesIn('parts', /^[a-z-]+\.ts$/)) parts[name] = writeHashed(name, await part(name))
for (const kind of namesIn('renderers', /^[a-z]+\.ts$/)) renderers[kind] = writeHashed(kind, await chunk(kind))
writeFileSync(join(DIST, 'manifest.json'), JSON.stringify({ renderers, parts }))
// What an earlier build wrote stays a while: a page that was opened before may still ask for its parts. It goes last, so
// that a server which runs meanwhile never finds the folder without what the manifest names.
for (const name of readdirSync(join(DIST, 'embed'))) {
  const file = join(DIST, 'embed', name)
  if (!written.has(`embed/${name}`) && Date.now() - statSync(file).mtimeMs > KEPT) rmSync(file)
}
console.table(Object.fromEntries(sizes))

async function script() {
  const { outputFiles } = await build({ ...COMMON, entryPoints: [join(SRC, 'embed.ts')], format: 'iife' })
  return outputFiles[0].text
}

/** A chunk carries the frame with its renderer, so that it owes the script nothing but the call of its default export. */
async function chunk(kind) {
  const contents = `
    import { mount } from './mount.ts'
    import { ${kind} } from './renderers/${kind}.ts'
    export default (host, component, options) => mount(host, component, { ${kind} }, options)`
  const plugins = [...COMMON.plugins, { name: 'parts', setup: nameParts }]
  const { outputFiles } = await build({ ...COMMON, plugins, stdin: { contents, resolveDir: SRC, loader: 'ts' }, format: 'esm' })
  return outputFiles[0].text
}

async function part(name) {
  const { outputFiles } = await build({ ...COMMON, entryPoints: [join(SRC, 'parts', `${name}.ts`)], format: 'esm' })
  return outputFiles[0].text
}

/** import('../parts/<name>.ts') becomes that of the part's file: beside the chunk, so found from the chunk's own address. */
function nameParts({ onLoad }) {
  onLoad({ filter: /\/(frame|renderers)\/[a-z-]+\.ts$/ }, ({ path }) => {
    const source = readFileSync(path, 'utf8')
    const named = source.replace(/import\('\.\.\/parts\/([a-z-]+)\.ts'\)/, (_, name) => `import(partAddress('./${basename(parts[name])}'))`)
    return { contents: named === source ? source : `import { partAddress } from '../frame/part.ts'\n${named}`, loader: 'ts' }
  })
}

function writeHashed(name, text) {
  const file = `embed/${name}-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.js`
  sizes.push(write(file, text))
  return `/${file}`
}

function write(name, text) {
  const raw = Buffer.from(text)
  const brotli = brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length } })
  const gzip = gzipSync(raw, { level: 9 })
  for (const [ending, bytes] of [['', raw], ['.br', brotli], ['.gz', gzip]]) {
    writeFileSync(join(DIST, name + ending), bytes)
    written.add(name + ending)
  }
  return [name, { raw: raw.length, gzip: gzip.length, brotli: brotli.length }]
}

/** A *.css.ts file holds one template literal without holes: its style sheet, which no JavaScript minifier looks into. */
function minifyStyleText({ onLoad }) {
  onLoad({ filter: /\.css\.ts$/ }, async ({ path }) => {
    const source = readFileSync(path, 'utf8')
    const css = /= `([^`]*)`/.exec(source)
    if (!css || css[1].includes('${')) throw new Error(`${path} must hold one template literal without holes`)
    const { code } = await transform(css[1], CSS)
    return { contents: source.replace(css[0], () => `= ${JSON.stringify(code.trim())}`), loader: 'ts' }
  })
}
