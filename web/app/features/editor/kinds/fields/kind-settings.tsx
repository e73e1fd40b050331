import { Checkbox, ColorInput } from '@mantine/core'
import { FILE_KINDS } from '@inlay/contract/form-field'
import type { FormField } from '@inlay/contract/form-field'
import { ChoiceSetting } from './choice-setting.tsx'
import { IconSetting } from './icon-setting.tsx'
import { NumberSetting } from './number-setting.tsx'
import type { SettingProps } from './setting.ts'
import { SwitchSetting } from './switch-setting.tsx'
import { TextSetting } from './text-setting.tsx'
import classes from './settings.module.css'

const choicesOf = (...values: string[]) => values.map((value) => ({ value, label: value[0]?.toUpperCase() + value.slice(1) }))
const LOWEST = choicesOf('1', '0')
const VARIANTS = choicesOf('info', 'success', 'warning', 'error')
const SIZES = choicesOf('small', 'medium', 'large')
const FILE_LABELS: Record<(typeof FILE_KINDS)[number], string> = { image: 'Pictures', pdf: 'PDF', document: 'Office documents', text: 'Plain text', archive: 'ZIP archives' }
const MOMENT_INPUTS = { date: 'date', daterange: 'date', time: 'time', datetime: 'datetime-local' } as const

/** What only this kind of field has. Options and steps have parts of their own. */
export function KindSettings(props: SettingProps) {
  const { field, error, set } = props
  switch (field.type) {
    case 'text':
    case 'email':
    case 'tel':
    case 'url':
    case 'textarea':
      return <><TextSetting {...props} name="placeholder" label="Placeholder" /><TextSetting {...props} name="value" label="Filled in already" lines={field.type === 'textarea' ? 2 : undefined} /></>
    case 'number':
      return (
        <>
          <TextSetting {...props} name="placeholder" label="Placeholder" />
          <div className={classes.pair}>
            <NumberSetting {...props} name="min" label="Least" optional /><NumberSetting {...props} name="max" label="Most" optional />
            <NumberSetting {...props} name="step" label="In steps of" optional /><NumberSetting {...props} name="value" label="Filled in already" optional />
          </div>
        </>
      )
    case 'range':
      return (
        <div className={classes.pair}>
          <NumberSetting {...props} name="min" label="From" /><NumberSetting {...props} name="max" label="To" />
          <NumberSetting {...props} name="step" label="In steps of" /><NumberSetting {...props} name="value" label="Starts at" />
        </div>
      )
    case 'rating':
      return (
        <>
          <NumberSetting {...props} name="maxRating" label="Highest" hint="Stars up to 5, numbers beyond." />
          <ChoiceSetting {...props} name="min" label="Lowest" choices={LOWEST} />
        </>
      )
    case 'select':
      return <TextSetting {...props} name="placeholder" label="Placeholder" />
    case 'hidden':
      return (
        <>
          <TextSetting {...props} name="value" label="Value" hint="Sent with the answers; nobody sees the field." />
          <TextSetting {...props} name="queryParameter" label="Query parameter" placeholder="utm_source" hint="Taken from the page's address instead, when it is there." />
        </>
      )
    case 'date':
    case 'time':
    case 'datetime':
    case 'daterange': {
      const type = MOMENT_INPUTS[field.type]
      return <><TextSetting {...props} name="min" label="Earliest" type={type} /><TextSetting {...props} name="max" label="Latest" type={type} /></>
    }
    case 'file':
      return <FileKinds {...props} field={field} />
    case 'toggle':
      return <SwitchSetting {...props} name="value" label="On at first" />
    case 'colorpicker':
      return <ColorInput label="Starts as" format="hex" withEyeDropper={false} fixOnBlur={false} value={field.value} error={error('value')} onChange={(value) => set({ value }, 'value')} />
    case 'heading':
      return <TextSetting {...props} name="text" label="Text" />
    case 'description':
      return <TextSetting {...props} name="text" label="Text" lines={4} />
    case 'message':
      return <><TextSetting {...props} name="text" label="Text" lines={3} /><ChoiceSetting {...props} name="variant" label="Says" choices={VARIANTS} /></>
    case 'tooltip':
      return <><TextSetting {...props} name="text" label="Text" /><TextSetting {...props} name="tooltipText" label="Explanation" lines={3} hint="Opens when the text is pressed." /></>
    case 'image':
      return (
        <>
          <TextSetting {...props} name="imageUrl" label="Address of the picture" placeholder="https://" />
          <TextSetting {...props} name="alt" label="What it shows" hint="For those who do not see it. Leave empty when it only decorates." />
        </>
      )
    case 'icon':
      return <><IconSetting value={field.icon} onChange={(icon) => set({ icon }, 'icon')} /><ChoiceSetting {...props} name="size" label="Size" choices={SIZES} /></>
    case 'spacer':
      return <NumberSetting {...props} name="height" label="Height" hint="In px, up to 400." />
    case 'progress':
      return <TextSetting {...props} name="label" label="Label" placeholder="Filled in" />
    case 'divider':
      return <p className={classes.hint}>A line between what is above it and what is below. There is nothing to set.</p>
  }
  return null
}

function FileKinds({ field, set }: SettingProps<Extract<FormField, { type: 'file' }>>) {
  return (
    <Checkbox.Group label="Accepted" description={field.accept.length === 0 ? 'All of these.' : null} value={field.accept} onChange={(accept) => set({ accept }, 'accept')}>
      <div className={classes.rows}>{FILE_KINDS.map((kind) => <Checkbox key={kind} value={kind} label={FILE_LABELS[kind]} />)}</div>
    </Checkbox.Group>
  )
}
