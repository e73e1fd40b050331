import type { FormContent } from '@inlay/contract/form'
import { FORM_TEXTS } from '@inlay/contract/rules/form-texts'
import type { Edited } from './edited.ts'
import { at } from './edited.ts'
import { NotificationSwitch } from './notification-switch.tsx'
import { TextField } from './text-field.tsx'
import classes from './form-fields.module.css'

/** The form inside of a modal or a widget: what it asks, and what follows. */
export function FormFields({ of }: { of: Edited<FormContent> }) {
  const { fields } = of.value
  const wrong = Object.entries(of.errors).find(([path]) => path.startsWith(`${of.path}.fields`))
  return (
    <>
      <div className={classes.asked}>
        <p className={classes.label}>Fields</p>
        {fields.length === 0 ? <p className={classes.note}>None yet.</p> : (
          <ul className={classes.list}>
            {fields.map(({ name, label, type }) => <li key={name}><span className="truncate">{label.trim() || name}</span><span className={classes.kind}>{type}</span></li>)}
          </ul>
        )}
        <p className={classes.note}>The fields of a form in here are changed through the API.</p>
        {wrong ? <p className={classes.error} role="alert">{wrong[1]}</p> : null}
      </div>
      <TextField of={at(of, 'submitButtonText')} label="Button" placeholder="Get Started" />
      <TextField of={at(of, 'successMessage')} label="After sending" lines={1} />
      <NotificationSwitch of={at(of, 'notifications')} />
      <TextField
        label="When it could not be sent" placeholder={FORM_TEXTS.failed}
        of={{ ...at(at(of, 'texts'), 'failed'), value: of.value.texts.failed ?? '' }}
      />
    </>
  )
}
