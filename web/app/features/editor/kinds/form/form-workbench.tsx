import { Eye, List, Plus, Settings2 } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import type { FieldType } from '@inlay/contract/form-field'
import { FIELDS_MAX } from '@inlay/contract/form-problems'
import { Icon } from '../../../../ui/icon.tsx'
import { EditorTabs } from '../../editor-tabs.tsx'
import type { WorkbenchProps } from '../editor-kind.ts'
import { FieldInspector } from '../fields/field-inspector.tsx'
import { FieldPalette } from '../fields/field-palette.tsx'
import { OFFERED_KINDS } from '../fields/offered-kinds.ts'
import { stepsOf } from '../fields/steps-of.ts'
import { useFieldEdits } from '../fields/use-field-edits.ts'
import { StylingPart } from '../styling-part.tsx'
import { FormCanvas } from './form-canvas.tsx'
import { FormSettings } from './form-settings.tsx'
import classes from './form-workbench.module.css'

type Tab = 'field' | 'form' | 'style' | 'preview'
type Part = 'fields' | 'form' | 'settings' | 'preview'

const TABS = [{ value: 'field', label: 'Field' }, { value: 'form', label: 'Form' }, { value: 'style', label: 'Style' }, { value: 'preview', label: 'Preview', className: classes.middle }] as const
const PARTS = [{ value: 'fields', label: 'Fields', icon: Plus }, { value: 'form', label: 'Form', icon: List }, { value: 'settings', label: 'Settings', icon: Settings2 }, { value: 'preview', label: 'Preview', icon: Eye }] as const

/** Palette, form, settings and preview beside each other; where there is less room the last two take turns, on a phone all four. */
export function FormWorkbench(props: WorkbenchProps<'form'>) {
  const { config, errors, onChange, refused, preview } = props
  const { fields } = config
  const root = useRef<HTMLDivElement>(null)
  const palette = useRef<HTMLElement>(null)
  const editing = useFieldEdits({ fields, path: 'config.fields', onChange: (next, path) => onChange({ ...config, fields: next }, path) }, root)
  const { edits, selected } = editing
  const [tab, setTab] = useState<Tab>('field')
  const [part, setPart] = useState<Part>('form')

  // A field that is opened shows its settings.
  const [shown, setShown] = useState(selected)
  if (selected !== shown) {
    setShown(selected)
    if (selected !== null) setTab('field')
  }
  // A refused save leads to what was refused.
  const [seen, setSeen] = useState(refused)
  if (refused !== seen) {
    setSeen(refused)
    const paths = Object.keys(refused ?? {}).filter((path) => path.startsWith('config.'))
    const field = paths.map((path) => /^config\.fields\.(\d+)/.exec(path)?.[1]).find((at) => at !== undefined)
    if (field !== undefined) edits.select(Number(field))
    if (paths.length > 0) {
      setTab(field !== undefined ? 'field' : paths[0]?.startsWith('config.styling') ? 'style' : 'form')
      setPart('settings')
    }
  }

  const open = selected === null ? undefined : fields[selected]
  const add = useCallback((type: FieldType) => {
    edits.add(type)
    setPart('form')
  }, [edits])
  const toWords = () => {
    setTab('form')
    setPart('settings')
  }
  return (
    <>
      <div className={classes.work} ref={root} data-part={part} data-tab={tab}>
        <aside className={classes.palette} ref={palette} aria-label="Kinds of field">
          <FieldPalette hasSteps={stepsOf(fields).length > 0} full={fields.length >= FIELDS_MAX} onAdd={add} />
        </aside>
        <section className={classes.canvas} aria-label="Form">
          <FormCanvas
            config={config} errors={errors} editing={editing} onWords={toWords} onSettings={() => setPart('settings')}
            onAdd={() => {
              setPart('fields')
              palette.current?.querySelector('input')?.focus()
            }}
          />
        </section>
        <aside className={classes.inspector} aria-label="Settings">
          <div className={classes.head}>
            {tab === 'field' && open ? <h2 className={classes.kind}><Icon of={OFFERED_KINDS[open.type].icon} /><span className="truncate">{OFFERED_KINDS[open.type].label}</span></h2> : <span />}
            <EditorTabs label="Settings of" tabs={TABS} value={tab} onChange={setTab} />
          </div>
          {tab === 'field' || tab === 'preview' ? (
            open && selected !== null ? <FieldInspector key={selected} fields={fields} at={selected} errors={errors} path="config.fields" edits={edits} /> : <p className={classes.none}>Choose a field of the form to change it, or add one.</p>
          ) : tab === 'form' ? <FormSettings {...props} /> : <StylingPart<'form'> {...props} />}
        </aside>
        <div className={classes.preview}>{preview}</div>
      </div>
      <nav className={classes.tabbar} aria-label="Editor parts"><EditorTabs label="Editor parts" bar tabs={PARTS} value={part} onChange={setPart} /></nav>
    </>
  )
}
