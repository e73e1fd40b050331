import { PLAIN_TEXTS } from '@inlay/contract/rules/plain-texts'
import { SENDING_TEXTS } from '@inlay/contract/rules/sending-texts'
import type { NewsletterConfig } from '@inlay/contract/signup'
import type { PartProps } from '../editor-kind.ts'
import type { Edited } from '../parts/edited.ts'
import { at, edited } from '../parts/edited.ts'
import { MailSwitch } from '../parts/mail-switch.tsx'
import { NotificationSwitch } from '../parts/notification-switch.tsx'
import { OwnWords } from '../parts/own-words.tsx'
import { Panel } from '../parts/panel.tsx'
import { Section } from '../parts/section.tsx'
import { TextField } from '../parts/text-field.tsx'
import { UrlField } from '../parts/url-field.tsx'
import { CustomFields } from './custom-fields.tsx'
import { EmailAndName } from './email-and-name.tsx'

/** What a newsletter and a waitlist say and ask. */
export function SignupContent<T extends 'newsletter' | 'waitlist'>(props: PartProps<T>) {
  // Both are of one shape, which the compiler does not see while the kind is open.
  const signup = edited(props) as unknown as Edited<NewsletterConfig>
  const privacy = at(signup, 'privacyLink')
  return (
    <Panel>
      <Section title="Heading">
        <TextField of={at(signup, 'headline')} label="Headline" />
        <TextField of={at(signup, 'subheadline')} label="Text below it" lines={2} />
      </Section>
      <Section title="Email and name"><EmailAndName of={at(signup, 'fields')} /></Section>
      <Section title="More fields" count={signup.value.customFields.length}><CustomFields of={at(signup, 'customFields')} /></Section>
      <Section title="Signing up">
        <TextField of={at(signup, 'buttonText')} label="Button" placeholder="Subscribe" />
        <TextField of={at(signup, 'successMessage')} label="After signing up" lines={1} />
        <TextField of={at(signup, 'errorMessage')} label="When it did not work" lines={1} />
        <MailSwitch of={at(signup, 'doubleOptIn')} label="Confirm by mail" hint="An address counts once its reader has followed a link that is mailed to it." missing="doubleOptIn" />
        <NotificationSwitch of={at(signup, 'notifications')} />
      </Section>
      <Section title="Consent">
        <TextField of={at(signup, 'consentText')} label="Consent text" lines={2} hint="Stands below the button." />
        <TextField of={at(privacy, 'text')} label="Text of the privacy link" />
        <UrlField of={at(privacy, 'url')} label="Address of your privacy policy" hint="Without an address there is no link." />
      </Section>
      <OwnWords
        of={at(signup, 'texts')}
        words={[
          { key: 'required', label: 'When a field is empty that must be filled in', english: PLAIN_TEXTS.required },
          { key: 'email', label: 'When it is no email address', english: PLAIN_TEXTS.email },
          { key: 'tel', label: 'When it is no phone number', english: PLAIN_TEXTS.tel },
          { key: 'url', label: 'When it is no web address', english: PLAIN_TEXTS.url },
          { key: 'number', label: 'When it is no number', english: PLAIN_TEXTS.number },
          { key: 'date', label: 'When it is no date', english: PLAIN_TEXTS.date },
          { key: 'long', label: 'When it is too long', english: PLAIN_TEXTS.long },
          { key: 'later', label: 'When it was sent too often', english: SENDING_TEXTS.later },
        ]}
      />
    </Panel>
  )
}
