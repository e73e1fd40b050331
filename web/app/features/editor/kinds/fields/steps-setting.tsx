import { ActionIcon, Button, TextInput } from '@mantine/core'
import { Plus, Trash2 } from 'lucide-react'
import { STEPS_MAX } from '@inlay/contract/form-field'
import { stepOf } from '@inlay/contract/rules/step-of'
import type { FormField } from '@inlay/contract/form-field'
import { Icon } from '../../../../ui/icon.tsx'
import type { SettingProps } from './setting.ts'
import type { Stepper } from './steps-of.ts'
import { withoutStep } from './without-step.ts'
import classes from './settings.module.css'

interface StepsSettingProps extends SettingProps<Stepper> {
  fields: readonly FormField[]
}

/** The steps of a form: their titles, and how many fields each has. */
export function StepsSetting({ field, fields, error, set }: StepsSettingProps) {
  const { steps } = field
  const counts = steps.map((_, step) => fields.filter(({ name, type }) => type !== 'stepper' && stepOf(name, steps) === step).length)
  const wrong = error('steps')
  return (
    <section className={classes.section} aria-label="Steps">
      <ol className={classes.rows}>
        {steps.map((step, at) => (
          <li key={at} className={classes.option}>
            <TextInput
              label={`Step ${at + 1}`} value={step.title} error={error(`steps.${at}.title`)}
              description={counts[at] === 0 ? 'No field is in it yet.' : `${counts[at]} ${counts[at] === 1 ? 'field' : 'fields'}`}
              onChange={(event) => set({ steps: steps.map((old, n) => (n === at ? { ...old, title: event.currentTarget.value } : old)) }, `steps.${at}.title`)}
            />
            <ActionIcon
              size={28} mt={30} aria-label={`Remove step ${at + 1}`} disabled={steps.length < 2}
              onClick={() => set({ steps: withoutStep(steps, at) }, 'steps')}
            >
              <Icon of={Trash2} size={14} />
            </ActionIcon>
          </li>
        ))}
      </ol>
      {wrong ? <p className={classes.error} role="alert">{wrong}</p> : null}
      <Button
        variant="default" size="xs" leftSection={<Icon of={Plus} size={14} />} disabled={steps.length >= STEPS_MAX}
        onClick={() => set({ steps: [...steps, { title: `Step ${steps.length + 1}`, fields: [] }] }, `steps.added.${steps.length}`)}
      >
        Add a step
      </Button>
      <p className={classes.hint}>A field joins a step by its own setting, or when it is moved past a field of that step.</p>
    </section>
  )
}
