import { useId } from 'react'
import { ICONS } from '@inlay/contract/icons'
import type { IconName } from '@inlay/contract/icons'
import classes from './settings.module.css'

interface IconSettingProps {
  value: string
  onChange: (icon: IconName) => void
}

/** One of the icons there are; the arrow keys go through them. */
export function IconSetting({ value, onChange }: IconSettingProps) {
  const id = useId()
  const names = Object.keys(ICONS) as IconName[]
  const chosen = names.find((name) => name === value) ?? 'star'
  return (
    <div className={classes.group}>
      <span id={id} className={classes.label}>Icon</span>
      <div
        className={classes.icons} role="radiogroup" aria-labelledby={id}
        onKeyDown={(event) => {
          const by = /^Arrow(Right|Down)$/.test(event.key) ? 1 : /^Arrow(Left|Up)$/.test(event.key) ? -1 : 0
          const next = names[(names.indexOf(chosen) + by + names.length) % names.length]
          if (by === 0 || !next) return
          event.preventDefault()
          onChange(next)
          event.currentTarget.querySelector<HTMLElement>(`[data-icon="${next}"]`)?.focus()
        }}
      >
        {names.map((name) => (
          <button
            key={name} type="button" role="radio" className={classes.iconChoice} data-icon={name} aria-label={name} title={name} aria-checked={name === chosen}
            tabIndex={name === chosen ? 0 : -1} onClick={() => onChange(name)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d={ICONS[name]} /></svg>
          </button>
        ))}
      </div>
    </div>
  )
}
