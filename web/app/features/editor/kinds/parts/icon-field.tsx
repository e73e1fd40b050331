import { ICONS } from '@inlay/contract/icons'
import type { IconName } from '@inlay/contract/icons'
import type { Edited } from './edited.ts'
import { Group } from './group.tsx'
import { IconRadios } from './icon-radios.tsx'

const OFFERED = ['', ...(Object.keys(ICONS) as IconName[])] as const

/** One of the icons, or none. */
export function IconField({ of: { value, path, errors, onChange }, label }: { of: Edited<string>; label: string }) {
  return (
    <Group label={label} error={errors[path]}>
      {(labelledBy) => <IconRadios labelledBy={labelledBy} icons={OFFERED} value={value} onChange={(icon) => onChange(icon, path)} />}
    </Group>
  )
}
