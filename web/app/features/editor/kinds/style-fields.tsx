import { ColorInput, SegmentedControl, Slider } from '@mantine/core'
import { useId } from 'react'
import type { ReactNode } from 'react'
import type { ComponentStyles } from '@inlay/contract/style'
import type { FieldErrors } from '../../../lib/api-error.ts'
import classes from './style-fields.module.css'

interface StyleFieldsProps {
  styles: ComponentStyles
  errors: FieldErrors
  onChange: (styles: ComponentStyles, path: string) => void
}

const SWATCHES = ['#0EA5E9', '#2563EB', '#7C3AED', '#DB2777', '#DC2626', '#EA580C', '#CA8A04', '#16A34A', '#0D9488', '#475569', '#111827']
const RADIUS_MAX = 24

/** The looks that every kind shares: one accent, one radius, light or dark, the font. */
export function StyleFields({ styles, errors, onChange }: StyleFieldsProps) {
  const set = <K extends keyof ComponentStyles>(key: K, value: ComponentStyles[K]) => onChange({ ...styles, [key]: value }, `config.styles.${key}`)
  return (
    <div className={classes.fields}>
      <ColorInput
        label="Accent" description="Shades that stay readable are worked out from it." format="hex" swatches={SWATCHES} swatchesPerRow={11}
        withEyeDropper={false} fixOnBlur={false} value={styles.accentColor} error={errors['config.styles.accentColor']}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={(value) => set('accentColor', value)}
      />
      <Group label="Corner radius" value={`${styles.radius} px`} error={errors['config.styles.radius']}>
        {(labelledBy) => (
          <Slider
            min={0} max={RADIUS_MAX} step={1} label={null} size="sm" thumbSize={16} value={styles.radius}
            thumbProps={{ 'aria-labelledby': labelledBy }} onChange={(value) => set('radius', value)}
          />
        )}
      </Group>
      <Group label="Theme" hint="Automatic follows the visitor's system." error={errors['config.styles.theme']}>
        {(labelledBy) => (
          <SegmentedControl
            fullWidth aria-labelledby={labelledBy} value={styles.theme} onChange={(value) => set('theme', value)}
            data={[{ value: 'light', label: 'Light' }, { value: 'dark', label: 'Dark' }, { value: 'auto', label: 'Automatic' }]}
          />
        )}
      </Group>
      <Group label="Font" hint="The site's own font makes the component part of the page." error={errors['config.styles.font']}>
        {(labelledBy) => (
          <SegmentedControl
            fullWidth aria-labelledby={labelledBy} value={styles.font} onChange={(value) => set('font', value)}
            data={[{ value: 'inherit', label: "Site's font" }, { value: 'system', label: 'System font' }]}
          />
        )}
      </Group>
    </div>
  )
}

interface GroupProps {
  label: string
  value?: string
  hint?: string
  error: string | undefined
  children: (labelledBy: string) => ReactNode
}

function Group({ label, value, hint, error, children }: GroupProps) {
  const id = useId()
  return (
    <div className={classes.group}>
      <div className={classes.label}><span id={id}>{label}</span>{value ? <span className={classes.value}>{value}</span> : null}</div>
      {children(id)}
      {error ? <p className={classes.error} role="alert">{error}</p> : hint ? <p className={classes.hint}>{hint}</p> : null}
    </div>
  )
}
