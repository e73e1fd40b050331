import { ICONS } from '@inlay/contract/icons'
import type { IconName } from '@inlay/contract/icons'
import { Group } from '../parts/group.tsx'
import { IconRadios } from '../parts/icon-radios.tsx'

const OFFERED = Object.keys(ICONS) as IconName[]

/** One of the icons there are. */
export function IconSetting({ value, onChange }: { value: string; onChange: (icon: IconName) => void }) {
  return <Group label="Icon">{(labelledBy) => <IconRadios labelledBy={labelledBy} icons={OFFERED} value={OFFERED.find((name) => name === value) ?? 'star'} onChange={(icon) => icon && onChange(icon)} />}</Group>
}
