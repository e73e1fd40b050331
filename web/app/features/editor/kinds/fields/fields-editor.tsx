import { Button, Popover } from '@mantine/core'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { FIELDS_MAX } from '@inlay/contract/form-problems'
import type { FormField } from '@inlay/contract/form-field'
import type { FieldErrors } from '../../../../lib/api-error.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { FieldInspector } from './field-inspector.tsx'
import { FieldList } from './field-list.tsx'
import { FieldPalette } from './field-palette.tsx'
import { stepsOf } from './steps-of.ts'
import { useFieldEdits } from './use-field-edits.ts'
import classes from './fields-editor.module.css'

interface FieldsEditorProps {
  fields: readonly FormField[]
  errors: FieldErrors
  /** Path of the fields: "config.content.form.fields". */
  path: string
  /** @param path the setting that was edited; null makes an undo step of its own. */
  onChange: (fields: FormField[], path: string | null) => void
}

/** The fields of a form within a panel, as of one inside of a modal: the palette opens over the list, the settings inside of the open row. */
export function FieldsEditor({ fields, errors, path, onChange }: FieldsEditorProps) {
  const root = useRef<HTMLElement>(null)
  const editing = useFieldEdits({ fields, path, onChange }, root)
  const { edits, selected } = editing
  const [adding, setAdding] = useState(false)

  // The first field with an error opens, so that the error is seen.
  const wrong = fields.findIndex((_, at) => Object.keys(errors).some((error) => error.startsWith(`${path}.${at}.`)))
  const [shownWrong, setShownWrong] = useState(-1)
  if (wrong !== shownWrong) {
    setShownWrong(wrong)
    if (wrong >= 0) edits.select(wrong)
  }
  return (
    <section className={classes.editor} ref={root} aria-labelledby="fields-heading">
      <h2 id="fields-heading" className={classes.heading}>Fields <span className={classes.count}>{fields.length}</span></h2>
      <FieldList
        fields={fields} errors={errors} path={path} editing={editing}
        renderOpen={(at) => <div className={classes.open}><FieldInspector key={at} fields={fields} at={at} errors={errors} path={path} edits={edits} /></div>}
      />
      <Popover opened={adding} onChange={setAdding} width="target" position="bottom" trapFocus withinPortal={false} shadow="none">
        <Popover.Target>
          <Button className={classes.add} variant="subtle" fullWidth leftSection={<Icon of={Plus} />} onClick={() => setAdding(!adding)}>
            {selected === null ? 'Add a field' : 'Add a field below the open one'}
          </Button>
        </Popover.Target>
        <Popover.Dropdown className={classes.palette}>
          <FieldPalette
            hasSteps={stepsOf(fields).length > 0} full={fields.length >= FIELDS_MAX}
            onAdd={(type) => {
              setAdding(false)
              edits.add(type)
            }}
          />
        </Popover.Dropdown>
      </Popover>
    </section>
  )
}
