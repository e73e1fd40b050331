import type { PartProps } from '../editor-kind.ts'
import { at, edited } from '../parts/edited.ts'
import { Panel } from '../parts/panel.tsx'
import { Section } from '../parts/section.tsx'
import { TextField } from '../parts/text-field.tsx'
import { Questions } from './questions.tsx'

/** Title and questions of an FAQ. */
export function FaqContent(props: PartProps<'faq'>) {
  const faq = edited(props)
  return (
    <Panel>
      <Section title="Heading"><TextField of={at(faq, 'title')} label="Title" /></Section>
      <Section title="Questions" count={faq.value.items.length}><Questions of={at(faq, 'items')} /></Section>
    </Panel>
  )
}
