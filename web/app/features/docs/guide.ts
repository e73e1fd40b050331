import { lexer } from 'marked'
import type { Token, Tokens } from 'marked'
import { completeSample } from '../demo/complete-sample.ts'
import { isSampleKind } from '../demo/samples.ts'
import type { Block, Inline } from './blocks.ts'

const FILES = import.meta.glob<string>('./content/*.md', { query: '?raw', import: 'default', eager: true })

/** Files of the repository that a guide shows as they are: `{{deploy/…}}` in place of a block's code. */
const SHOWN = import.meta.glob<string>('../../../../deploy/*.service', { query: '?raw', import: 'default', eager: true })

/** The text of a guide, read when the app is built. Throws when there is no such file. */
export function readGuide(slug: string): Block[] {
  const text = FILES[`./content/${slug}.md`]
  if (text === undefined) throw new Error(`There is no content/${slug}.md`)
  return lexer(text).flatMap(block)
}

function block(token: Token): Block[] {
  switch (token.type) {
    case 'heading': {
      const { depth, tokens, text } = token as Tokens.Heading
      return [{ is: 'heading', level: depth === 2 ? 2 : 3, id: anchor(text), text: inlines(tokens) }]
    }
    case 'paragraph': {
      const { text, tokens } = token as Tokens.Paragraph
      const part = /^\{\{(\w+)\}\}$/.exec(text)?.[1]
      return [part ? { is: 'part', name: part, ...(isSampleKind(part) && { sample: completeSample(part) }) } : { is: 'paragraph', text: inlines(tokens) }]
    }
    case 'code': {
      const { text, lang = 'text' } = token as Tokens.Code
      const [language = 'text', ...title] = lang.split(' ')
      return [{ is: 'code', language, code: shown(text), ...(title.length > 0 ? { title: title.join(' ') } : {}) }]
    }
    case 'list': {
      const { ordered, items } = token as Tokens.List
      return [{ is: 'list', ordered, items: items.map((item) => inlines(item.tokens)) }]
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table
      return [{ is: 'table', head: header.map((cell) => inlines(cell.tokens)), rows: rows.map((row) => row.map((cell) => inlines(cell.tokens))) }]
    }
    case 'space':
      return []
    default:
      throw new Error(`The documentation does not draw "${token.type}": ${token.raw}`)
  }
}

function shown(code: string): string {
  const path = /^\{\{(deploy\/\S+)\}\}$/.exec(code)?.[1]
  if (path === undefined) return code
  const file = SHOWN[`../../../../${path}`]
  if (file === undefined) throw new Error(`There is no ${path} to show`)
  return file.trimEnd()
}

function inlines(tokens: readonly Token[] = []): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    switch (token.type) {
      case 'text':
        return 'tokens' in token && token.tokens ? inlines(token.tokens) : [unescaped((token as Tokens.Text).text)]
      case 'paragraph':
        return inlines((token as Tokens.Paragraph).tokens)
      case 'escape':
        return [(token as Tokens.Escape).text]
      case 'codespan':
        return [{ is: 'code', text: unescaped((token as Tokens.Codespan).text) }]
      case 'strong':
        return [{ is: 'strong', text: inlines((token as Tokens.Strong).tokens) }]
      case 'link':
        return [{ is: 'link', to: (token as Tokens.Link).href, text: inlines((token as Tokens.Link).tokens) }]
      default:
        throw new Error(`The documentation does not draw "${token.type}" within a line: ${token.raw}`)
    }
  })
}

const anchor = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')

const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
