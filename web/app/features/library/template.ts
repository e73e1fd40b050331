import type { DeliveredType } from '@inlay/contract/delivery'

/** What a component or a quiz can be made from. */
export interface Template {
  readonly id: string
  readonly type: DeliveredType
  readonly name: string
  readonly description: string
  readonly config: object
  /** The config as its picture is drawn from. */
  readonly drawn: unknown
  /** Address of a picture; null: it is drawn. */
  readonly picture: string | null
}
