import { memo } from 'react'
import type { FunctionComponent } from 'react'
import { valueOf } from './setting.ts'
import type { SettingKey, SettingProps } from './setting.ts'

type Named = SettingProps & { name: SettingKey }

/** A setting that is drawn again only when it says something else itself: a field has many, and one of them is typed into. */
export function memoSetting<P extends Named>(Setting: FunctionComponent<P>): FunctionComponent<P> {
  return memo(Setting, same)
}

function same(one: Readonly<Named>, other: Readonly<Named>): boolean {
  const { field, error, set, name, ...rest } = one
  if (other.name !== name || other.set !== set || valueOf(field, name) !== valueOf(other.field, name) || error(name) !== other.error(name)) return false
  return Object.entries(rest).every(([key, value]) => value === (other as unknown as Record<string, unknown>)[key])
}
