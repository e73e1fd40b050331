import { STORED_SCHEMAS } from '@inlay/contract/component-configs'
import type { Deliverable } from '@inlay/contract/deliver'
import type { DeliveredType } from '@inlay/contract/delivery'
import { quizShape } from '@inlay/contract/quiz'

const SCHEMAS = { ...STORED_SCHEMAS, quiz: quizShape }

/** A component's kind with its config checked as delivery checks it, or null when the config is not one of that kind. */
export function typedConfig(type: DeliveredType, config: unknown): Deliverable | null {
  const parsed = SCHEMAS[type].safeParse(config)
  return parsed.success ? ({ type, config: parsed.data } as Deliverable) : null
}
