import { Ban } from 'lucide-react'
import { useId } from 'react'
import { ICONS } from '@inlay/contract/icons'
import type { IconName } from '@inlay/contract/icons'
import { Icon } from '../../../../ui/icon.tsx'
import classes from './icon-radios.module.css'

/** '' is none. */
type Choice = IconName | ''

interface IconRadiosProps {
  /** Id of the label. */
  labelledBy: string
  /** What is offered. */
  icons: readonly Choice[]
  value: string
  onChange: (icon: Choice) => void
}

/** One of several icons. */
export function IconRadios({ labelledBy, icons, value, onChange }: IconRadiosProps) {
  const name = useId()
  return (
    <div className={classes.icons} role="radiogroup" aria-labelledby={labelledBy}>
      {icons.map((icon) => (
        <label key={icon} className={classes.icon} title={icon || 'none'}>
          <input type="radio" className="visually-hidden" name={name} checked={value === icon} aria-label={icon || 'none'} onChange={() => onChange(icon)} />
          {icon ? (
            <svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
              <path d={ICONS[icon]} />
            </svg>
          ) : <Icon of={Ban} />}
        </label>
      ))}
    </div>
  )
}
