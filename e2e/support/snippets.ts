import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Snippet {
  /** As in "page-api: A button of your own". */
  readonly name: string
  readonly guide: string
  /** What stands above it; empty: nothing does. */
  readonly title: string
  readonly language: string
  readonly code: string
}

const CONTENT = join(import.meta.dirname, '../../web/app/features/docs/content')

/** Every piece of code that the documentation tells to copy. */
export const SNIPPETS: readonly Snippet[] = readdirSync(CONTENT).flatMap((file) => {
  const guide = file.replace('.md', '')
  return [...readFileSync(join(CONTENT, file), 'utf8').matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm)].map(
    ([, language, title, code]): Snippet => ({ name: `${guide}: ${title || language}`, guide, title: title!, language: language!, code: code!.trimEnd() }),
  )
})
