import { Select, Tabs } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { ChevronDown } from 'lucide-react'
import { Fragment, useState } from 'react'
import { MARKER_ATTRIBUTE } from '@inlay/contract/rules/embed-code'
import { CodeLine } from '../../ui/code-line.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PLATFORMS } from './platforms.ts'
import type { Platform } from './platforms.ts'
import classes from './platform-guide.module.css'

const PHONE = '(max-width: 768px)'
const MARKER = `<div ${MARKER_ATTRIBUTE}="…"></div>`

/** Where the code goes in each kind of site, one at a time. @param script the whole tag */
export function PlatformGuide({ script }: { script: string }) {
  const [chosen, setChosen] = useState(PLATFORMS[0]!.id)
  const phone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const platform = PLATFORMS.find(({ id }) => id === chosen) ?? PLATFORMS[0]!
  if (phone) {
    return (
      <>
        <Select
          label="Platform" data={PLATFORMS.map(({ id, name }) => ({ value: id, label: name }))} value={chosen} allowDeselect={false}
          rightSection={<Icon of={ChevronDown} />} onChange={(id) => id && setChosen(id)}
        />
        <Steps platform={platform} script={script} />
      </>
    )
  }
  return (
    <Tabs value={chosen} onChange={(id) => id && setChosen(id)}>
      <Tabs.List aria-label="Platform" className={classes.tabs}>
        {PLATFORMS.map(({ id, name }) => <Tabs.Tab key={id} value={id} className={classes.tab}>{name}</Tabs.Tab>)}
      </Tabs.List>
      <Tabs.Panel value={chosen}><Steps platform={platform} script={script} /></Tabs.Panel>
    </Tabs>
  )
}

function Steps({ platform, script }: { platform: Platform; script: string }) {
  const code: Record<string, string> = { '{script}': script, '{marker}': MARKER }
  return (
    <div className={classes.panel}>
      <ol className={classes.steps}>
        {platform.steps.map((step) => (
          <li key={step} className={classes.step}>
            {step.split(/(\{script\}|\{marker\})/).map((part, index) => (code[part] ? <span key={index} className={classes.code}><CodeLine code={code[part]} /></span> : <Fragment key={index}>{part}</Fragment>))}
          </li>
        ))}
      </ol>
      {platform.note ? <p className={classes.note}>{platform.note}</p> : null}
    </div>
  )
}
