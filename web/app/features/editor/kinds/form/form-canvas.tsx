import { Button, UnstyledButton } from '@mantine/core'
import { CircleCheck, Plus, Settings2 } from 'lucide-react'
import type { FormConfig } from '@inlay/contract/form'
import type { FieldErrors } from '../../../../lib/api-error.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { FieldList } from '../fields/field-list.tsx'
import type { useFieldEdits } from '../fields/use-field-edits.ts'
import classes from './form-canvas.module.css'

interface FormCanvasProps {
  config: FormConfig
  errors: FieldErrors
  editing: ReturnType<typeof useFieldEdits>
  onAdd: () => void
  /** To what is said above the fields and on the button. */
  onWords: () => void
  /** To the settings of the open field, where they are not beside the form. */
  onSettings: () => void
}

/** The form as a list: its words, its fields, its button. */
export function FormCanvas({ config, errors, editing, onAdd, onWords, onSettings }: FormCanvasProps) {
  return (
    <div className={classes.sheet}>
      <UnstyledButton className={classes.head} onClick={onWords}>
        <span className={classes.title} data-empty={!config.title.trim() || undefined}>{config.title.trim() || 'No title'}</span>
        {config.subtitle.trim() ? <span className={classes.subtitle}>{config.subtitle}</span> : null}
      </UnstyledButton>
      <FieldList
        fields={config.fields} errors={errors} path="config.fields" editing={editing}
        renderOpen={() => <button type="button" className={classes.settings} onClick={onSettings}>Change its settings<Icon of={Settings2} /></button>}
      />
      <UnstyledButton className={classes.submit} onClick={onWords}>
        <span className={classes.tile}><Icon of={CircleCheck} /></span>
        <span className={classes.words}><span className={`${classes.name} truncate`}>{config.submitButtonText.trim() || 'Submit'}</span><span className={classes.meta}>Submit button, then a thank-you text</span></span>
      </UnstyledButton>
      <Button className={classes.add} variant="subtle" fullWidth leftSection={<Icon of={Plus} />} onClick={onAdd}>Add a field</Button>
    </div>
  )
}
