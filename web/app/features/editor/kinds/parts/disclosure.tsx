import { UnstyledButton } from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/icon.tsx'
import classes from './disclosure.module.css'

interface DisclosureProps {
  title: string
  lead?: string
  /** Keeps it open: something in it has to be seen. */
  opened?: boolean
  children: ReactNode
}

/** What few need, folded away at the foot of a panel. */
export function Disclosure({ title, lead, opened = false, children }: DisclosureProps) {
  const id = useId()
  const [chosen, setChosen] = useState(false)
  const open = chosen || opened
  return (
    <div className={classes.disclosure} data-open={open || undefined}>
      <h2 className={classes.head}>
        <UnstyledButton className={classes.toggle} aria-expanded={open} aria-controls={id} onClick={() => setChosen(!open)}>
          <span className={classes.chevron}><Icon of={ChevronDown} /></span>
          {title}
        </UnstyledButton>
      </h2>
      <div id={id} className={classes.fields} hidden={!open}>
        {open ? <>{lead ? <p className={classes.lead}>{lead}</p> : null}{children}</> : null}
      </div>
    </div>
  )
}
