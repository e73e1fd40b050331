import { Fragment } from 'react'
import { Link } from 'react-router'
import type { Inline } from './blocks.ts'

export function InlineText({ of }: { of: readonly Inline[] }) {
  return of.map((part, i) => {
    if (typeof part === 'string') return <Fragment key={i}>{part}</Fragment>
    if (part.is === 'code') return <code key={i}>{part.text}</code>
    if (part.is === 'strong') return <strong key={i}><InlineText of={part.text} /></strong>
    // A file of the server is no page of the app.
    if (/^(https?:|mailto:|#)|\.\w+$/.test(part.to)) return <a key={i} className="text-link" href={part.to}><InlineText of={part.text} /></a>
    return <Link key={i} className="text-link" to={part.to} prefetch="intent"><InlineText of={part.text} /></Link>
  })
}

/** The words alone. */
export const plainText = (of: readonly Inline[]): string => of.map((part) => (typeof part === 'string' ? part : typeof part.text === 'string' ? part.text : plainText(part.text))).join('')
