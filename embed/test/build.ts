import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Builds embed/dist, so that the pages run what visitors get. */
export default function build(): void {
  execFileSync(process.execPath, [fileURLToPath(new URL('../build.mjs', import.meta.url))], { stdio: 'pipe' })
}
