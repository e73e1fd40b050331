import * as z from 'zod'
import { COMPONENT_TYPES } from './component-types.ts'
import type { ComponentType } from './component-types.ts'
import { DEFAULT_FAQ, faqConfig } from './faq.ts'
import type { FaqConfig } from './faq.ts'

/** The config of each kind: adding a kind adds a line here and the compiler names the rest. */
export interface ConfigOf {
  faq: FaqConfig
}

export const componentType = z.enum(COMPONENT_TYPES, { error: 'Must be one of: ' + COMPONENT_TYPES.join(', ') })

export const CONFIG_SCHEMAS = { faq: faqConfig } satisfies { [T in ComponentType]: z.ZodType<ConfigOf[T]> }

export const DEFAULT_CONFIGS: { readonly [T in ComponentType]: ConfigOf[T] } = { faq: DEFAULT_FAQ }

/** A kind with its config, told apart by `type`. */
export type TypedConfig = { [T in ComponentType]: { readonly type: T; readonly config: ConfigOf[T] } }[ComponentType]
