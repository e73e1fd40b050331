import { POLL_OPTIONS_MAX } from '@inlay/contract/poll'
import { PLAIN_TEXTS } from '@inlay/contract/rules/plain-texts'
import { SENDING_TEXTS } from '@inlay/contract/rules/sending-texts'
import type { PartProps } from '../editor-kind.ts'
import { at, edited } from '../parts/edited.ts'
import { ItemList } from '../parts/item-list.tsx'
import { newId } from '../parts/new-id.ts'
import { NotificationSwitch } from '../parts/notification-switch.tsx'
import { OwnWords } from '../parts/own-words.tsx'
import { Panel } from '../parts/panel.tsx'
import { Section } from '../parts/section.tsx'
import { SwitchField } from '../parts/switch-field.tsx'
import { TextField } from '../parts/text-field.tsx'

/** A question, what can be chosen, and what follows. */
export function PollContent(props: PartProps<'poll'>) {
  const poll = edited(props)
  const option = (text: string) => ({ id: newId(), text })
  return (
    <Panel>
      <Section title="Question">
        <TextField of={at(poll, 'question')} label="Question" hiddenLabel lines={1} />
        <SwitchField of={at(poll, 'allowMultiple')} label="Several answers" hint="Visitors may choose more than one option." />
      </Section>
      <Section title="Options" count={poll.value.options.length}>
        <ItemList
          of={at(poll, 'options')} add="Add an option" empty="A poll needs an option at least" one="Option" max={POLL_OPTIONS_MAX} plain
          make={() => option('')} fromLine={option} nameOf={({ text }) => text}
        >
          {(choice, index) => <TextField of={at(choice, 'text')} label={`Option ${index + 1}`} hiddenLabel />}
        </ItemList>
      </Section>
      <Section title="Answering">
        <TextField of={at(poll, 'buttonText')} label="Button" placeholder="Submit" />
        <TextField of={at(poll, 'successMessage')} label="After answering" lines={1} />
        <SwitchField of={at(poll, 'showResults')} label="Show the results" hint="To those who have answered, beside the words above." />
        <NotificationSwitch of={at(poll, 'notifications')} />
      </Section>
      <OwnWords
        of={at(poll, 'texts')}
        words={[
          { key: 'required', label: 'When nothing is chosen', english: PLAIN_TEXTS.required },
          { key: 'failed', label: 'When it could not be sent', english: SENDING_TEXTS.failed },
          { key: 'later', label: 'When it was sent too often', english: SENDING_TEXTS.later },
          { key: 'answers', label: 'How many have answered', english: '{} answers' },
        ]}
      />
    </Panel>
  )
}
