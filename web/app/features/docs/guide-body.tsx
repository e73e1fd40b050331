import { CodeBlock } from '../site/code-block.tsx'
import type { Block } from './blocks.ts'
import { InlineText } from './inline-text.tsx'
import type { Part } from './parts.tsx'
import classes from './guide.module.css'

/** @param parts what stands for `{{name}}` */
export function GuideBody({ blocks, parts }: { blocks: readonly Block[]; parts: Readonly<Record<string, Part>> }) {
  return blocks.map((block, i) => {
    switch (block.is) {
      case 'heading': {
        const Heading = block.level === 2 ? 'h2' : 'h3'
        return <Heading key={i} id={block.id}><a href={`#${block.id}`}><InlineText of={block.text} /></a></Heading>
      }
      case 'paragraph':
        return <p key={i}><InlineText of={block.text} /></p>
      case 'code':
        return <CodeBlock key={i} language={block.language} title={block.title} code={block.code} />
      case 'list': {
        const List = block.ordered ? 'ol' : 'ul'
        return <List key={i}>{block.items.map((item, n) => <li key={n}><InlineText of={item} /></li>)}</List>
      }
      case 'table':
        return (
          <div key={i} className={classes.table} tabIndex={0} role="group" aria-label="Table">
            <table>
              <thead><tr>{block.head.map((cell, n) => <th key={n} scope="col"><InlineText of={cell} /></th>)}</tr></thead>
              <tbody>{block.rows.map((row, n) => <tr key={n}>{row.map((cell, m) => <td key={m}><InlineText of={cell} /></td>)}</tr>)}</tbody>
            </table>
          </div>
        )
      case 'part': {
        const Part = parts[block.name]
        return Part ? <Part key={i} sample={block.sample} /> : null
      }
    }
  })
}
