import { ColorInput, Slider } from '@mantine/core'
import type { ComponentStyles, ComponentStyling } from '@inlay/contract/style'
import { ChoiceField } from './parts/choice-field.tsx'
import type { Edited } from './parts/edited.ts'
import { at } from './parts/edited.ts'
import { Group } from './parts/group.tsx'
import classes from './style-fields.module.css'

interface StyleFieldsProps<Looks> {
  of: Edited<Looks>
}

const SWATCHES = ['#0EA5E9', '#2563EB', '#7C3AED', '#DB2777', '#DC2626', '#EA580C', '#CA8A04', '#16A34A', '#0D9488', '#475569', '#111827']
const RADIUS_MAX = 24

/** The looks that every kind shares: one colour, one radius, light or dark, the font. What collects answers calls the colour primary. */
export function StyleFields<Looks extends ComponentStyles | ComponentStyling>({ of }: StyleFieldsProps<Looks>) {
  const common = of as unknown as Edited<Omit<ComponentStyles, 'accentColor'>>
  const colour = 'accentColor' in of.value ? at(of as unknown as Edited<ComponentStyles>, 'accentColor') : at(of as unknown as Edited<ComponentStyling>, 'primaryColor')
  const radius = at(common, 'radius')
  return (
    <div className={classes.fields}>
      <ColorInput
        label="Accent" description="Shades that stay readable are worked out from it." format="hex" swatches={SWATCHES} swatchesPerRow={11}
        withEyeDropper={false} fixOnBlur={false} value={colour.value} error={colour.errors[colour.path]}
        onChange={(value) => colour.onChange(value, colour.path)}
      />
      <Group label="Corner radius" value={`${radius.value} px`} error={radius.errors[radius.path]}>
        {(labelledBy) => (
          <Slider
            min={0} max={RADIUS_MAX} step={1} label={null} size="sm" thumbSize={16} value={radius.value}
            thumbProps={{ 'aria-labelledby': labelledBy }} onChange={(value) => radius.onChange(value, radius.path)}
          />
        )}
      </Group>
      <ChoiceField of={at(common, 'theme')} label="Theme" hint="Automatic follows the visitor's system." options={[['light', 'Light'], ['dark', 'Dark'], ['auto', 'Automatic']]} />
      <ChoiceField
        of={at(common, 'font')} label="Font" hint="The site's own font makes the component part of the page."
        options={[['inherit', "Site's font"], ['system', 'System font']]}
      />
    </div>
  )
}
