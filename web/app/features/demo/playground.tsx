import { useMemo, useState } from 'react'
import type { Deliverable } from '@inlay/contract/deliver'
import type { DeliveredType } from '@inlay/contract/delivery'
import { withAt } from '../../lib/at-path.ts'
import { WhenReady } from '../../ui/when-ready.tsx'
import { EventLog } from './event-log.tsx'
import type { LoggedEvent } from './event-log.tsx'
import { KindPicker } from './kind-picker.tsx'
import { OVER_PAGE } from './over-page.ts'
import { SAMPLES } from './samples.ts'
import { SampleForm } from './sample-form.tsx'
import { SampleSite } from './sample-site.tsx'
import { SampleView } from './sample-view.tsx'
import { SITE_LOOKS } from './site-looks.ts'
import { styled } from './styled.ts'
import classes from './playground.module.css'

/** Most events that are shown. */
const SHOWN = 30

export type Samples = Readonly<Record<DeliveredType, Deliverable>>

/** A component, a form for it, a site round it, and what it tells Inlay. All of it lives as long as the page. */
export function Playground({ samples }: { samples: Samples }) {
  const [kind, setKind] = useState<DeliveredType>('faq')
  const [configs, setConfigs] = useState(samples)
  const [look, setLook] = useState<(typeof SITE_LOOKS)[number]>(SITE_LOOKS[0])
  const [accent, setAccent] = useState<string>(SITE_LOOKS[0].accent)
  const [times, setTimes] = useState(0)
  const [events, setEvents] = useState<readonly LoggedEvent[]>([])
  const component = configs[kind]
  const drawn = useMemo(() => styled(component, { accent, radius: look.radius, theme: look.scheme }), [component, accent, look])

  const again = (next: DeliveredType) => {
    setKind(next)
    setTimes(times + 1)
  }
  return (
    <WhenReady className={classes.playground}>
      <KindPicker kind={kind} onChoose={again} />
      <div className={classes.columns}>
        <SampleForm
          sample={SAMPLES[kind]} config={component.config} accent={accent} onAccent={setAccent}
          onChange={(path, value) => setConfigs({ ...configs, [kind]: withAt(component, `config.${path}`, value) })}
          onReset={() => {
            setConfigs({ ...configs, [kind]: samples[kind] })
            again(kind)
          }}
        />
        <div className={classes.right}>
          <SampleSite
            look={look} over={OVER_PAGE.has(kind)}
            onLook={(next) => {
              setLook(next)
              setAccent(next.accent)
            }}
            onAgain={() => again(kind)}
          >
            <SampleView
              key={`${kind} ${times}`} component={drawn}
              onEvent={(type) => setEvents((before) => [{ at: Date.now(), number: (before[0]?.number ?? 0) + 1, type, kind }, ...before].slice(0, SHOWN))}
            />
          </SampleSite>
          <EventLog events={events} onClear={() => setEvents([])} />
        </div>
      </div>
    </WhenReady>
  )
}
