import { Monitor } from 'lucide-react'
import { useState } from 'react'
import { storage } from '../../lib/storage.ts'
import { useInBrowser } from '../../lib/use-in-browser.ts'
import { COLOR_SCHEME_ATTRIBUTE, COLOR_SCHEME_KEY } from '../../theme/color-scheme.ts'
import { Icon } from '../../ui/icon.tsx'
import classes from './scheme-select.module.css'

const SCHEMES = [['auto', 'System theme'], ['light', 'Light theme'], ['dark', 'Dark theme']] as const

/** Light, dark or the system's, without the interface kit, which reads the same key. */
export function SchemeSelect() {
  // Known in the browser alone; the built page says "System theme".
  const kept = useInBrowser(() => storage.get(COLOR_SCHEME_KEY) ?? 'auto', 'auto')
  // Kept here too, since a browser may refuse to.
  const [chosen, setChosen] = useState<string | null>(null)
  const choose = (next: string) => {
    setChosen(next)
    storage.set(COLOR_SCHEME_KEY, next)
    const page = document.documentElement
    if (next === 'auto') page.removeAttribute(COLOR_SCHEME_ATTRIBUTE)
    else page.setAttribute(COLOR_SCHEME_ATTRIBUTE, next)
  }
  return (
    <label className={classes.scheme}>
      <Icon of={Monitor} size={14} />
      <span className="visually-hidden">Colour scheme</span>
      <select value={chosen ?? kept} onChange={(event) => choose(event.currentTarget.value)}>
        {SCHEMES.map(([value, text]) => <option key={value} value={value}>{text}</option>)}
      </select>
    </label>
  )
}
