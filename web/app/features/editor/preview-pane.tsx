import { SegmentedControl, useComputedColorScheme } from '@mantine/core'
import { Monitor, Moon, Smartphone, Sun } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { memo, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import type { Theme } from '@inlay/contract/style'
import { Icon } from '../../ui/icon.tsx'
import classes from './preview-pane.module.css'

type Device = 'desktop' | 'phone'
type Scheme = 'light' | 'dark'

const option = (value: string, label: string, icon: LucideIcon) => ({
  value,
  label: <><Icon of={icon} /><span className="visually-hidden">{label}</span></>,
})
const DEVICES = [option('desktop', 'Desktop', Monitor), option('phone', 'Phone', Smartphone)]
const SCHEMES = [option('light', 'Light', Sun), option('dark', 'Dark', Moon)]

interface PreviewPaneProps {
  /** What screen readers are told it is, where it is not of what is being edited. */
  label?: string | undefined
  /** Of what is previewed. */
  theme: Theme
  /** What is previewed, on a page of that scheme. */
  children: (scheme: Scheme) => ReactNode
  /** Beside the switches. */
  action?: ReactNode
  /** Below the page. */
  note?: ReactNode
  /** The width that is shown first. */
  first?: Device
  /** In a column of a phone's width, where a desktop is shown at half its size. */
  narrow?: boolean
}

/** A page of a desktop or a phone with what is being edited on it, drawn by the code that visitors get. */
export function PreviewPane({ label = 'Live preview', theme, children, action, note, first = 'desktop', narrow = false }: PreviewPaneProps) {
  const [device, setDevice] = useState<Device>(first)
  const dashboard = useComputedColorScheme('light')
  const [chosen, setChosen] = useState<Scheme | null>(null)
  // Only an automatic theme has two faces; a fixed one is shown on the ground it is made for.
  const scheme = theme === 'auto' ? (chosen ?? dashboard) : theme
  return (
    <section className={classes.pane} data-narrow={narrow || undefined} aria-label={label}>
      <div className={classes.head}>
        <h2 className={classes.title}>Preview</h2>
        {action}
        <Switches device={device} onDevice={setDevice} scheme={scheme} fixed={theme !== 'auto'} onScheme={setChosen} />
      </div>
      <div className={classes.ground}>
        <div className={classes.device} data-device={device} data-theme={scheme}>
          <div className={classes.page} onClickCapture={stay} onAuxClickCapture={stay}>
            {children(scheme)}
          </div>
        </div>
        {note}
      </div>
    </section>
  )
}

interface SwitchesProps {
  device: Device
  onDevice: (device: Device) => void
  scheme: Scheme
  /** The scheme is the owner's choice. */
  fixed: boolean
  onScheme: (scheme: Scheme) => void
}

/** Not drawn at each letter that changes what is previewed. */
const Switches = memo(function Switches({ device, onDevice, scheme, fixed, onScheme }: SwitchesProps) {
  return (
    <>
      <SegmentedControl size="xs" aria-label="Width" data={DEVICES} value={device} onChange={(value) => onDevice(value as Device)} />
      <SegmentedControl
        size="xs" aria-label="Visitor's system" data={SCHEMES} value={scheme} disabled={fixed}
        title={fixed ? 'The theme of this component is fixed. Automatic follows the visitor.' : undefined}
        onChange={(value) => onScheme(value as Scheme)}
      />
    </>
  )
})

/** Links of what is previewed lead a visitor away; here nobody is to lose what they edit. */
function stay(event: MouseEvent): void {
  if (event.nativeEvent.composedPath().some((each) => each instanceof HTMLAnchorElement)) event.preventDefault()
}
