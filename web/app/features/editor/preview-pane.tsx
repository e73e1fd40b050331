import { SegmentedControl, useComputedColorScheme } from '@mantine/core'
import { Monitor, Moon, Smartphone, Sun } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import type { TypedConfig } from '@inlay/contract/component-configs'
import { deliver } from '@inlay/contract/deliver'
import { Icon } from '../../ui/icon.tsx'
import { ComponentPreview } from '../components/component-preview.tsx'
import classes from './preview-pane.module.css'

type Device = 'desktop' | 'phone'
type Scheme = 'light' | 'dark'

const option = (value: string, label: string, icon: LucideIcon) => ({
  value,
  label: <><Icon of={icon} /><span className="visually-hidden">{label}</span></>,
})
const DEVICES = [option('desktop', 'Desktop', Monitor), option('phone', 'Phone', Smartphone)]
const SCHEMES = [option('light', 'Light', Sun), option('dark', 'Dark', Moon)]

/** The component as it is being edited, drawn by the code that visitors get. */
export function PreviewPane({ component }: { component: TypedConfig }) {
  const [device, setDevice] = useState<Device>('desktop')
  const dashboard = useComputedColorScheme('light')
  const [chosen, setChosen] = useState<Scheme | null>(null)
  const { theme } = deliver(component, { id: 'preview', version: 0 }).style
  // Only an automatic theme has two faces; a fixed one is shown on the ground it is made for.
  const scheme = theme === 'auto' ? (chosen ?? dashboard) : theme
  return (
    <section className={classes.pane} aria-label="Live preview">
      <div className={classes.head}>
        <h2 className={classes.title}>Preview</h2>
        <SegmentedControl size="xs" aria-label="Width" data={DEVICES} value={device} onChange={(value) => setDevice(value as Device)} />
        <SegmentedControl
          size="xs" aria-label="Visitor's system" data={SCHEMES} value={scheme} disabled={theme !== 'auto'}
          title={theme === 'auto' ? undefined : 'The theme of this component is fixed. Automatic follows the visitor.'}
          onChange={(value) => setChosen(value as Scheme)}
        />
      </div>
      <div className={classes.ground}>
        <div className={classes.device} data-device={device} data-theme={scheme}>
          <div className={classes.page}>
            <ComponentPreview key={component.type} component={component} theme={scheme} />
          </div>
        </div>
      </div>
    </section>
  )
}
