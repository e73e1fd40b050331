import { useState } from 'react'
import { VIEWER_ZONE } from '../../../../lib/dates.ts'
import type { PartProps } from '../editor-kind.ts'
import { ChoiceField } from '../parts/choice-field.tsx'
import { CloseLabel } from '../parts/close-label.tsx'
import { at, edited } from '../parts/edited.ts'
import { LinkFields } from '../parts/link-fields.tsx'
import { MomentField } from '../parts/moment-field.tsx'
import { Panel } from '../parts/panel.tsx'
import { Section } from '../parts/section.tsx'
import { SwitchField } from '../parts/switch-field.tsx'
import { TextField } from '../parts/text-field.tsx'
import { shownWhen } from './shown-when.ts'

const PLACES = { top: 'Over the page, at the top of the window.', bottom: 'Over the page, at the bottom of the window.', inline: 'Part of the page, where its marker is.' }

/** A line of text, where it is shown and when. */
export function BannerContent(props: PartProps<'banner'>) {
  const banner = edited(props)
  const [now] = useState(() => Date.now())
  const schedule = at(banner, 'schedule')
  return (
    <Panel>
      <Section title="Text"><TextField of={at(banner, 'text')} label="Text" hiddenLabel lines={2} /></Section>
      <Section title="Link"><LinkFields of={at(banner, 'link')} hint="Without an address there is no link." /></Section>
      <Section title="Place">
        <ChoiceField of={at(banner, 'position')} label="Position" hint={PLACES[banner.value.position]} options={[['top', 'Top'], ['bottom', 'Bottom'], ['inline', 'In the page']]} />
        <SwitchField of={at(banner, 'dismissible')} label="Can be closed" hint="Who has closed it sees it again when you change it." />
      </Section>
      <Section title="Schedule">
        <MomentField of={at(schedule, 'startsAt')} label="Shown from" />
        <MomentField of={at(schedule, 'endsAt')} label="Shown until" hint={`By your clock, ${VIEWER_ZONE}. ${shownWhen(schedule.value, now)}`} />
      </Section>
      {banner.value.dismissible ? <CloseLabel of={at(banner, 'closeLabel')} /> : null}
    </Panel>
  )
}
