import { Select, Tabs } from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import { Fragment } from 'react'
import { useAddressParam } from '../../lib/use-address-param.ts'
import { usePhone } from '../../lib/use-phone.ts'
import { Icon } from '../../ui/icon.tsx'
import { PLATFORMS } from './platforms.ts'
import type { Platform } from './platforms.ts'
import classes from './platform-guide.module.css'

/** The two pieces of code, as the steps name them. */
const PIECES: Record<string, string> = { '{script}': 'the script', '{marker}': 'the embed code' }

/** Where the script of step 1 and the embed codes of step 2 go in each kind of site, one at a time. */
export function PlatformGuide() {
  const [wanted, setWanted] = useAddressParam('platform')
  const phone = usePhone()
  const platform = PLATFORMS.find(({ id }) => id === wanted) ?? PLATFORMS[0]!
  const chosen = platform.id
  const setChosen = (id: string) => setWanted(id === PLATFORMS[0]!.id ? null : id)
  if (phone) {
    return (
      <>
        <Select
          label="Platform" data={PLATFORMS.map(({ id, name }) => ({ value: id, label: name }))} value={chosen} allowDeselect={false}
          rightSection={<Icon of={ChevronDown} />} onChange={(id) => id && setChosen(id)}
        />
        <Steps platform={platform} />
      </>
    )
  }
  return (
    <Tabs value={chosen} onChange={(id) => id && setChosen(id)}>
      <Tabs.List aria-label="Platform" className={classes.tabs}>
        {PLATFORMS.map(({ id, name }) => <Tabs.Tab key={id} value={id} className={classes.tab}>{name}</Tabs.Tab>)}
      </Tabs.List>
      <Tabs.Panel value={chosen}><Steps platform={platform} /></Tabs.Panel>
    </Tabs>
  )
}

function Steps({ platform }: { platform: Platform }) {
  return (
    <div className={classes.panel}>
      <ol className={classes.steps}>
        {platform.steps.map((step) => (
          <li key={step} className={classes.step}>
            {step.split(/(\{script\}|\{marker\})/).map((part, index) => (PIECES[part] ? <b key={index} className={classes.piece}>{PIECES[part]}</b> : <Fragment key={index}>{part}</Fragment>))}
          </li>
        ))}
      </ol>
      {platform.note ? <p className={classes.note}>{platform.note}</p> : null}
    </div>
  )
}
