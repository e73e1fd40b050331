import { Fragment } from 'react'
import classes from './code-line.module.css'

// A start or an end of a tag; an attribute's name, and its value with the sign where it has one.
const PARTS = /(<\/?[a-z]+|\/?>)|([a-z-]+)(="[^"]*")?(?=\s|>)/g

/** One line of HTML that the owner copies, coloured. Where there is no room it breaks between attributes, and in an address at a slash. */
export function CodeLine({ code }: { code: string }) {
  const parts: { text: string; tag?: string; name?: string; value?: string }[] = []
  let end = 0
  for (const { index, 0: text, 1: tag, 2: name, 3: value } of code.matchAll(PARTS)) {
    if (index > end) parts.push({ text: code.slice(end, index) })
    parts.push({ text, ...(tag && { tag }), ...(name && { name }), ...(value && { value }) })
    end = index + text.length
  }
  parts.push({ text: code.slice(end) })
  return (
    <code className={classes.line}>
      {parts.map(({ text, tag, name, value }, i) => {
        if (tag) return <span key={i} className={classes.tag}>{tag}</span>
        if (!name) return <Fragment key={i}>{text}</Fragment>
        return <span key={i} className={classes.attribute}><span className={classes.name}>{name}{value ? '=' : ''}</span>{value ? <Value of={value.slice(1)} /> : null}</span>
      })}
    </code>
  )
}

const Value = ({ of }: { of: string }) => of.split(/(?<=[^/]\/)(?!\/)/).map((piece, i) => <Fragment key={i}>{i > 0 ? <wbr /> : null}{piece}</Fragment>)
