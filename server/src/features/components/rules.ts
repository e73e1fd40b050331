import { CONFIG_SCHEMAS } from '@inlay/contract/component-configs'
import type { TypedConfig } from '@inlay/contract/component-configs'
import type { ComponentType } from '@inlay/contract/component-types'
import { fieldErrors } from '../../http/field-errors.ts'

export type CheckedConfig =
  | { readonly ok: true; readonly config: TypedConfig['config'] }
  | { readonly ok: false; readonly fields: Record<string, string> }

/**
 * A config as its kind has it: defaults filled in, unknown keys dropped.
 * Errors name the field by its path in the request, as in "config.items.0.question".
 */
export function checkConfig(type: ComponentType, config: unknown): CheckedConfig {
  const result = CONFIG_SCHEMAS[type].safeParse(config)
  return result.success ? { ok: true, config: result.data } : { ok: false, fields: fieldErrors(result.error.issues, 'config') }
}
