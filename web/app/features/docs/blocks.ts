import type { Deliverable } from '@inlay/contract/deliver'

/** A guide as it reaches the browser: what Markdown said, without Markdown. */
export type Block =
  | { is: 'heading'; level: 2 | 3; id: string; text: Inline[] }
  | { is: 'paragraph'; text: Inline[] }
  | { is: 'code'; language: string; code: string; title?: string }
  | { is: 'list'; ordered: boolean; items: Inline[][] }
  | { is: 'table'; head: Inline[][]; rows: Inline[][][] }
  /** `{{name}}` on a line of its own: something that is drawn by code, a kind of component from its sample. */
  | { is: 'part'; name: string; sample?: Deliverable }

export type Inline = string | { is: 'code'; text: string } | { is: 'strong'; text: Inline[] } | { is: 'link'; to: string; text: Inline[] }
