import type { ModalConfig } from '@inlay/contract/modal'
import { ChoiceField } from '../parts/choice-field.tsx'
import type { Edited } from '../parts/edited.ts'
import { at } from '../parts/edited.ts'
import { NumberField } from '../parts/number-field.tsx'
import { TaggedField } from '../parts/tagged-field.tsx'
import { TextField } from '../parts/text-field.tsx'

type Trigger = ModalConfig['trigger']

const HINTS: Record<Trigger['on'], string> = {
  click: 'A button where the marker is.',
  delay: 'So long after the page was opened.',
  scroll: 'Once so much of the page was scrolled through.',
  leave: 'When the pointer leaves the page at its top. Never on touch screens.',
}

/** What opens a modal, and how often. */
export function ModalTrigger({ of }: { of: Edited<ModalConfig> }) {
  const trigger = at(of, 'trigger')
  const { on } = trigger.value
  const as = <T extends Trigger['on']>() => trigger as unknown as Edited<Extract<Trigger, { on: T }>>
  return (
    <>
      <TaggedField
        of={trigger} tag="on" label="Opens" hint={HINTS[on]}
        options={[['click', 'With a button'], ['delay', 'After a while'], ['scroll', 'By scrolling'], ['leave', 'When the visitor leaves']]}
        fresh={{ click: { on: 'click', buttonText: 'Open' }, delay: { on: 'delay', seconds: 5 }, scroll: { on: 'scroll', percent: 50 }, leave: { on: 'leave' } }}
      />
      {on === 'click' ? <TextField of={at(as<'click'>(), 'buttonText')} label="Text of that button" hint="Empty for none: the page opens it with Inlay.open." /> : null}
      {on === 'delay' ? <NumberField of={at(as<'delay'>(), 'seconds')} label="After" unit="seconds" /> : null}
      {on === 'scroll' ? <NumberField of={at(as<'scroll'>(), 'percent')} label="After" unit="percent" /> : null}
      {on === 'click' ? null : (
        <ChoiceField
          of={at(of, 'frequency')} label="How often" hint="For one visitor. With a button or by the page it always opens."
          options={[['always', 'On every page'], ['session', 'Once a visit'], ['day', 'Once a day'], ['once', 'Once and never again']]}
        />
      )}
    </>
  )
}
