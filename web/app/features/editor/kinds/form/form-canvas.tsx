import { Button, UnstyledButton } from '@mantine/core'
import { CircleCheck, Plus, Settings2 } from 'lucide-react'
import { memo, useCallback } from 'react'
import type { FormConfig } from '@inlay/contract/form'
import type { FieldErrors } from '../../../../lib/api-error.ts'
import { useSteady } from '../../../../lib/use-steady.ts'
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
export function FormCanvas({ config, errors, editing, ...given }: FormCanvasProps) {
  const { onAdd, onWords, onSettings } = useSteady(given)
  const renderOpen = useCallback(() => <button type="button" className={classes.settings} onClick={onSettings}>Change its settings<Icon of={Settings2} /></button>, [onSettings])
  return (
    <div className={classes.sheet}>
      <Head title={config.title.trim()} subtitle={config.subtitle.trim()} onWords={onWords} />
      <FieldList fields={config.fields} errors={errors} path="config.fields" editing={editing} renderOpen={renderOpen} />
      <Foot button={config.submitButtonText.trim() || 'Submit'} onWords={onWords} onAdd={onAdd} />
    </div>
  )
}

/** Neither this nor the foot is drawn at each letter of a field. */
const Head = memo(function Head({ title, subtitle, onWords }: { title: string; subtitle: string; onWords: () => void }) {
  return (
    <UnstyledButton className={classes.head} onClick={onWords}>
      <span className={classes.title} data-empty={!title || undefined}>{title || 'No title'}</span>
      {subtitle ? <span className={classes.subtitle}>{subtitle}</span> : null}
    </UnstyledButton>
  )
})

const Foot = memo(function Foot({ button, onWords, onAdd }: { button: string; onWords: () => void; onAdd: () => void }) {
  return (
    <>
      <UnstyledButton className={classes.submit} onClick={onWords}>
        <span className={classes.tile}><Icon of={CircleCheck} /></span>
        <span className={classes.words}><span className={`${classes.name} truncate`}>{button}</span><span className={classes.meta}>Submit button, then a thank-you text</span></span>
      </UnstyledButton>
      <Button className={classes.add} variant="subtle" fullWidth leftSection={<Icon of={Plus} />} onClick={onAdd}>Add a field</Button>
    </>
  )
})
