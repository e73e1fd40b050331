import { Fragment } from 'react'
import classes from './code-line.module.css'

// A start tag's name, an attribute's name with its sign, a quoted value, an end of a tag.
const PARTS = /(<\/?[a-z]+|\/?>)|([a-z-]+=?)(?="|\s|>)|("[^"]*")/g

/** One line of HTML that the owner copies, coloured; wraps rather than scrolls. */
export function CodeLine({ code }: { code: string }) {
  const parts: { text: string; className?: string | undefined }[] = []
  let end = 0
  for (const match of code.matchAll(PARTS)) {
    if (match.index > end) parts.push({ text: code.slice(end, match.index) })
    parts.push({ text: match[0], className: match[1] ? classes.tag : match[2] ? classes.attribute : undefined })
    end = match.index + match[0].length
  }
  parts.push({ text: code.slice(end) })
  return (
    <code className={classes.line}>
      {parts.map((part, i) => (part.className ? <span key={i} className={part.className}>{part.text}</span> : <Fragment key={i}>{part.text}</Fragment>))}
    </code>
  )
}
