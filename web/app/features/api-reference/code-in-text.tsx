import type { ReactNode } from 'react'

/** Text of the description, with what is between backticks set as code. */
export function codeInText(text: string): ReactNode[] {
  return text.split('`').map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part))
}
