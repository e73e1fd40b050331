import type { ModalConfig } from '@inlay/contract/modal'
import type { PartProps } from '../editor-kind.ts'
import type { Edited } from '../parts/edited.ts'
import { at, edited } from '../parts/edited.ts'
import { FormFields } from '../parts/form-fields.tsx'
import { FRESH_FORM } from '../parts/fresh-form.ts'
import { InnerWords } from '../parts/inner-words.tsx'
import { LinksList } from '../parts/links-list.tsx'
import { Panel } from '../parts/panel.tsx'
import { Section } from '../parts/section.tsx'
import { TaggedField } from '../parts/tagged-field.tsx'
import { TextField } from '../parts/text-field.tsx'
import { UrlField } from '../parts/url-field.tsx'
import { ModalTrigger } from './modal-trigger.tsx'

/** What a modal says and asks, and when it opens. */
export function ModalContent(props: PartProps<'modal'>) {
  const modal = edited(props)
  const image = at(modal, 'image')
  return (
    <Panel>
      <Section title="Words">
        <TextField of={at(modal, 'title')} label="Title" />
        <TextField of={at(modal, 'text')} label="Text" lines={2} />
      </Section>
      <Section title="Picture">
        <UrlField of={at(image, 'url')} label="Address of the picture" hint="Without one there is no picture." />
        <TextField of={at(image, 'alt')} label="Description" hint="Screen readers say it. Leave it empty for a picture that only decorates." />
      </Section>
      <Section title="Content"><Content of={at(modal, 'content')} /></Section>
      <Section title="Opening"><ModalTrigger of={modal} /></Section>
      <InnerWords of={modal} />
    </Panel>
  )
}

type Content = ModalConfig['content']

function Content({ of }: { of: Edited<Content> }) {
  return (
    <>
      <TaggedField
        of={of} tag="kind" label="Below the text" options={[['buttons', 'Buttons'], ['form', 'A form']]}
        fresh={{ buttons: { kind: 'buttons', buttons: [] }, form: { kind: 'form', form: FRESH_FORM } }}
      />
      {of.value.kind === 'form'
        ? <FormFields of={at(of as Edited<Extract<Content, { kind: 'form' }>>, 'form')} />
        : <LinksList of={at(of as Edited<Extract<Content, { kind: 'buttons' }>>, 'buttons')} one="button" max={3} hint="Without an address the button only closes the modal." />}
    </>
  )
}
