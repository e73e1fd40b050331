import { Ban } from 'lucide-react'
import { useId } from 'react'
import { ICONS } from '@inlay/contract/icons'
import { Icon } from '../../../../ui/icon.tsx'
import type { Edited } from './edited.ts'
import { Group } from './group.tsx'
import classes from './icon-field.module.css'

/** One of the icons, or none. */
export function IconField({ of: { value, path, errors, onChange }, label }: { of: Edited<string>; label: string }) {
  const name = useId()
  return (
    <Group label={label} error={errors[path]}>
      {(labelledBy) => (
        <div className={classes.icons} role="radiogroup" aria-labelledby={labelledBy}>
          {['', ...Object.keys(ICONS)].map((icon) => (
            <label key={icon} className={classes.icon} title={icon || 'none'}>
              <input type="radio" className="visually-hidden" name={name} checked={value === icon} aria-label={icon || 'none'} onChange={() => onChange(icon, path)} />
              {icon ? (
                <svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
                  <path d={ICONS[icon as keyof typeof ICONS]} />
                </svg>
              ) : <Icon of={Ban} />}
            </label>
          ))}
        </div>
      )}
    </Group>
  )
}
