import { Select } from '@mantine/core'
import { useCallback, useMemo } from 'react'
import type { FormField } from '@inlay/contract/form-field'
import { isAnswerable, mayBeConditional } from '@inlay/contract/rules/field-kinds'
import { stepOf } from '@inlay/contract/rules/step-of'
import type { FieldErrors } from '../../../../lib/api-error.ts'
import { ChoiceSetting } from './choice-setting.tsx'
import { ConditionSetting } from './condition-setting.tsx'
import { KindSettings } from './kind-settings.tsx'
import { NameSetting } from './name-setting.tsx'
import { OptionsSetting } from './options-setting.tsx'
import type { SettingProps } from './setting.ts'
import { StepsSetting } from './steps-setting.tsx'
import { stepsOf } from './steps-of.ts'
import { SwitchSetting } from './switch-setting.tsx'
import { TextSetting } from './text-setting.tsx'
import { triggersAbove } from './triggers-above.ts'
import type { FieldEdits } from './use-field-edits.ts'
import classes from './settings.module.css'

interface FieldInspectorProps {
  fields: readonly FormField[]
  /** Which of them. */
  at: number
  errors: FieldErrors
  /** Path of the fields: "config.fields". */
  path: string
  edits: FieldEdits
}

const WIDTHS = [{ value: 'full', label: 'Full' }, { value: 'half', label: 'Half' }]

/** All that can be set of one field. Another field needs another `key`. */
export function FieldInspector({ fields, at, errors, path, edits }: FieldInspectorProps) {
  const field = fields[at]
  const set = useCallback<SettingProps['set']>((patch, setting) => edits.set(at, patch, setting), [edits, at])
  const error = useCallback<SettingProps['error']>((setting) => errors[`${path}.${at}.${setting}`], [errors, path, at])
  // Names hold no line break.
  const others = fields.filter((_, place) => place !== at).map(({ name }) => name).join('\n')
  const taken = useMemo(() => new Set(others.split('\n')), [others])
  if (!field) return null
  const props: SettingProps = { field, path: `${path}.${at}`, error, set }
  const steps = stepsOf(fields)
  const asked = isAnswerable(field.type)
  const placed = props.error('type')
  return (
    <div className={classes.settings} data-inspector>
      {placed ? <section className={classes.section}><p className={classes.error} role="alert">{placed}</p></section> : null}
      {asked || props.error('name') ? (
        <section className={classes.section} aria-label="Label and name">
          {asked ? <TextSetting {...props} name="label" label="Label" hint={field.type === 'hidden' ? 'For you alone.' : undefined} /> : null}
          <NameSetting {...props} taken={taken} />
        </section>
      ) : null}
      {'options' in field ? <OptionsSetting {...props} field={field} /> : null}
      {field.type === 'stepper' ? <StepsSetting {...props} field={field} fields={fields} /> : (
        <section className={classes.section} aria-label="Details">
          <KindSettings {...props} />
          {'required' in field ? (
            <>
              <TextSetting {...props} name="hint" label="Hint" hint="Said below the field." />
              <ChoiceSetting {...props} name="width" label="Width" choices={WIDTHS} />
            </>
          ) : null}
        </section>
      )}
      {'required' in field ? (
        <section className={classes.section} aria-label="Required">
          <SwitchSetting {...props} name="required" label="Required" />
        </section>
      ) : null}
      {steps.length > 0 && field.type !== 'stepper' ? (
        <section className={classes.section} aria-label="Step">
          <Select
            label="Step" allowDeselect={false} value={String(stepOf(field.name, steps))} onChange={(step) => edits.assign(at, Number(step))}
            data={steps.map((step, place) => ({ value: String(place), label: `${place + 1}. ${step.title || `Step ${place + 1}`}` }))}
          />
        </section>
      ) : null}
      {mayBeConditional(field.type) || field.showIf ? <ConditionSetting {...props} triggers={triggersAbove(fields, at)} /> : null}
    </div>
  )
}
