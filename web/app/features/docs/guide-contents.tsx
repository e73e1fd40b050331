import type { Block } from './blocks.ts'
import { plainText } from './inline-text.tsx'
import classes from './guide.module.css'

/** The headings of a long guide, to jump to. */
export function GuideContents({ blocks }: { blocks: readonly Block[] }) {
  const headings = blocks.flatMap((block) => (block.is === 'heading' && block.level === 2 ? [block] : []))
  if (headings.length < 2) return <span className={classes.contents} />
  return (
    <nav className={classes.contents} aria-label="On this page">
      <p>On this page</p>
      <ul>{headings.map(({ id, text }) => <li key={id}><a href={`#${id}`}>{plainText(text)}</a></li>)}</ul>
    </nav>
  )
}
