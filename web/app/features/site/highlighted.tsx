import { Fragment } from 'react'
import classes from './code-block.module.css'

/** What is coloured in each language: comments first, then what has the accent. */
const PARTS: Record<string, RegExp> = {
  html: /(<!--[\s\S]*?-->)|(<\/?[a-z][a-z0-9]*|\/?>)|(\s[a-z-]+(?:=(?=")|(?=>)))/g,
  sh: /(^#.*$|\s#\s.*$)|(^(?:npm|npx|curl|git|sudo|cd|node|psql|export|pg_dump|systemctl)\b)/gm,
  // Not the two slashes of an address.
  js: /((?:^|\s)\/\/.*$|\/\*[\s\S]*?\*\/)|\b(import|from|const|let|export|function|return|await|async|new|if|type|interface)\b/gm,
  sql: /(--.*$)|\b(select|from|where|update|set|is|null|and|order|by)\b/gm,
}
const SAME: Record<string, string> = { ts: 'js', tsx: 'js' }

/** Code with a little colour: enough to read it by, and no library. */
export function Highlighted({ code, language }: { code: string; language: string }) {
  const pattern = PARTS[SAME[language] ?? language]
  if (!pattern) return code
  const parts: { text: string; look?: string | undefined }[] = []
  let end = 0
  for (const match of code.matchAll(pattern)) {
    if (match.index > end) parts.push({ text: code.slice(end, match.index) })
    parts.push({ text: match[0], look: match[1] ? classes.comment : match[2] ? classes.tag : classes.attribute })
    end = match.index + match[0].length
  }
  parts.push({ text: code.slice(end) })
  return parts.map(({ text, look }, i) => (look ? <span key={i} className={look}>{text}</span> : <Fragment key={i}>{text}</Fragment>))
}
