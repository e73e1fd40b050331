import type { WidgetConfig } from '@inlay/contract/widget'
import type { PartProps } from '../editor-kind.ts'
import { Questions } from '../faq/questions.tsx'
import { ChoiceField } from '../parts/choice-field.tsx'
import type { Edited } from '../parts/edited.ts'
import { at, edited } from '../parts/edited.ts'
import { FormFields } from '../parts/form-fields.tsx'
import { FRESH_FORM } from '../parts/fresh-form.ts'
import { IconField } from '../parts/icon-field.tsx'
import { InnerWords } from '../parts/inner-words.tsx'
import { LinksList } from '../parts/links-list.tsx'
import { Panel } from '../parts/panel.tsx'
import { Section } from '../parts/section.tsx'
import { TaggedField } from '../parts/tagged-field.tsx'
import { TextField } from '../parts/text-field.tsx'

/** A button at a corner of the window, and the panel that it opens. */
export function WidgetContent(props: PartProps<'widget'>) {
  const widget = edited(props)
  return (
    <Panel>
      <Section title="Button">
        <TextField of={at(widget, 'buttonText')} label="Button text" hint="Without text the icon stands alone, and the title is its name." />
        <IconField of={at(widget, 'icon')} label="Icon" />
        <ChoiceField of={at(widget, 'position')} label="Corner of the window" options={[['left', 'Left'], ['right', 'Right']]} />
      </Section>
      <Section title="Panel">
        <TextField of={at(widget, 'title')} label="Title" />
        <TextField of={at(widget, 'text')} label="Text" lines={2} />
      </Section>
      <Section title="Content"><Content of={at(widget, 'content')} /></Section>
      <InnerWords of={widget} />
    </Panel>
  )
}

type Content = WidgetConfig['content']

function Content({ of }: { of: Edited<Content> }) {
  const { kind } = of.value
  const as = <T extends Content['kind']>() => of as unknown as Edited<Extract<Content, { kind: T }>>
  return (
    <>
      <TaggedField
        of={of} tag="kind" label="In the panel" options={[['links', 'Links'], ['faq', 'Questions'], ['form', 'A form']]}
        fresh={{ links: { kind: 'links', links: [] }, faq: { kind: 'faq', items: [] }, form: { kind: 'form', form: FRESH_FORM } }}
      />
      {kind === 'links' ? <LinksList of={at(as<'links'>(), 'links')} one="link" max={20} hint="Without an address the link is not shown." /> : null}
      {kind === 'faq' ? <Questions of={at(as<'faq'>(), 'items')} /> : null}
      {kind === 'form' ? <FormFields of={at(as<'form'>(), 'form')} /> : null}
    </>
  )
}
