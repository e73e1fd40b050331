import type { PartProps } from '../editor-kind.ts'
import { at, edited } from '../parts/edited.ts'
import { NotificationSwitch } from '../parts/notification-switch.tsx'
import { OwnWords } from '../parts/own-words.tsx'
import { Panel } from '../parts/panel.tsx'
import { Section } from '../parts/section.tsx'
import { TextField } from '../parts/text-field.tsx'
import { FORM_WORDS } from './form-words.ts'

/** What a form says around its fields, and what follows when it is sent. */
export function FormSettings(props: PartProps<'form'>) {
  const form = edited(props)
  return (
    <Panel>
      <Section title="Above the fields">
        <TextField of={at(form, 'title')} label="Title" />
        <TextField of={at(form, 'subtitle')} label="Subtitle" lines={1} />
      </Section>
      <Section title="Sending">
        <TextField of={at(form, 'submitButtonText')} label="Button" placeholder="Submit" />
        <TextField of={at(form, 'successMessage')} label="After sending" lines={2} />
        <NotificationSwitch of={at(form, 'notifications')} />
      </Section>
      <OwnWords of={at(form, 'texts')} words={FORM_WORDS} />
    </Panel>
  )
}
