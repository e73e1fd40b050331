import type { PartProps } from '../editor-kind.ts'
import { at, edited } from '../parts/edited.ts'
import { LinkFields } from '../parts/link-fields.tsx'
import { Panel } from '../parts/panel.tsx'
import { Section } from '../parts/section.tsx'
import { TextField } from '../parts/text-field.tsx'

const HINT = 'Without an address the button is not shown.'

/** A few words and where to go from them. */
export function CtaContent(props: PartProps<'cta'>) {
  const cta = edited(props)
  return (
    <Panel>
      <Section title="Words">
        <TextField of={at(cta, 'headline')} label="Headline" />
        <TextField of={at(cta, 'text')} label="Text" lines={2} />
      </Section>
      <Section title="Button"><LinkFields of={at(cta, 'button')} textLabel="Button text" hint={HINT} /></Section>
      <Section title="Second button"><LinkFields of={at(cta, 'secondButton')} textLabel="Button text" hint={HINT} /></Section>
    </Panel>
  )
}
