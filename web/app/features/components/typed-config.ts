import { CONFIG_SCHEMAS } from '@inlay/contract/component-configs'
import type { TypedConfig } from '@inlay/contract/component-configs'
import type { ComponentType } from '@inlay/contract/component-types'

/** A component's kind with its config checked, or null when the config is not one of that kind. */
export function typedConfig(type: ComponentType, config: unknown): TypedConfig | null {
  const parsed = CONFIG_SCHEMAS[type].safeParse(config)
  return parsed.success ? ({ type, config: parsed.data } as TypedConfig) : null
}
