import { Select, Switch } from '@mantine/core'
import { memo } from 'react'
import type { FormField } from '@inlay/contract/form-field'
import { sameValue } from '@inlay/contract/rules/same-value'
import { fieldTitle } from './field-title.ts'
import type { SettingProps } from './setting.ts'
import type { Trigger } from './triggers-above.ts'
import classes from './settings.module.css'

interface ConditionSettingProps extends SettingProps {
  /** The fields above it that it may depend on. */
  triggers: readonly Trigger[]
}

const firstValue = (trigger: Trigger) => (trigger.type === 'toggle' ? true : (trigger.options[0] ?? ''))

/** Whether a field is shown for one answer alone, and for which. */
export const ConditionSetting = memo(function ConditionSetting({ field, error, set, triggers }: ConditionSettingProps) {
  const { showIf } = field
  const nearest = triggers.at(-1)
  const put = (next: FormField['showIf']) => set({ showIf: next }, 'showIf')
  const trigger = triggers.findLast(({ name }) => name === showIf?.field)
  const wrong = error('showIf')
  return (
    <section className={classes.section} aria-label="Show only if">
      <Switch
        label="Show only if" labelPosition="left" checked={showIf !== undefined} disabled={!showIf && !nearest}
        description={nearest || showIf ? null : 'Put a Radio, Checkbox, Select or Toggle above this field to show it for some answers only.'}
        onChange={(event) => put(event.currentTarget.checked && nearest ? { field: nearest.name, value: firstValue(nearest) } : undefined)}
      />
      {showIf ? (
        <div className={classes.box}>
          <Select
            size="xs" aria-label="Depends on" allowDeselect={false} value={trigger ? trigger.name : null} placeholder={showIf.field} error={error('showIf.field')}
            data={triggers.map((each) => ({ value: each.name, label: fieldTitle(each) }))}
            onChange={(name) => {
              const next = triggers.find((each) => each.name === name)
              if (next) put({ field: next.name, value: firstValue(next) })
            }}
          />
          <span className={classes.when}>{trigger?.type === 'checkbox' ? 'has' : 'is'}</span>
          <Value trigger={trigger} value={showIf.value} error={error('showIf.value')} onChange={(value) => put({ ...showIf, value })} />
        </div>
      ) : null}
      {wrong ? <p className={classes.error} role="alert">{wrong}</p> : null}
      {showIf ? <p className={classes.hint}>A hidden answer is never required and never sent.</p> : null}
    </section>
  )
}, (one, other) => one.field.showIf === other.field.showIf && one.error === other.error && one.set === other.set && sameTriggers(one.triggers, other.triggers))

const sameTriggers = (one: readonly Trigger[], other: readonly Trigger[]) => one.length === other.length && one.every((trigger, place) => trigger === other[place])

interface ValueProps {
  trigger: Trigger | undefined
  value: string | number | boolean
  error: string | undefined
  onChange: (value: string | boolean) => void
}

function Value({ trigger, value, error, onChange }: ValueProps) {
  const common = { size: 'xs', 'aria-label': 'Answer', allowDeselect: false, error } as const
  if (!trigger || trigger.type === 'toggle') {
    const data = trigger ? [{ value: 'true', label: 'On' }, { value: 'false', label: 'Off' }] : []
    return <Select {...common} data={data} value={String(value)} onChange={(next) => onChange(next === 'true')} />
  }
  // Each once: an option that is there twice for a moment would be no list.
  const options = [...new Set(trigger.options)].filter((option) => option.trim() !== '')
  return (
    <Select
      {...common} data={options} limit={200} searchable={options.length > 12} placeholder={String(value)}
      value={options.find((option) => sameValue(option, value)) ?? null} onChange={(next) => next !== null && onChange(next)}
    />
  )
}
