import type { ConfigOf } from './component-configs.ts'
import type { ComponentType } from './component-types.ts'
import type { FormField } from './form-field.ts'
import type { QuizConfig, QuizQuestion } from './quiz.ts'
import type { Palette } from './rules/palette.ts'
import type { ComponentStyles } from './style.ts'

/** What a marker can stand for: the kinds of component_configs, and a quiz. */
export type DeliveredType = ComponentType | 'quiz'

type Choice = Extract<QuizQuestion, { type: 'single-choice' | 'multiple-choice' }>
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** A question without what its answers are worth. */
export type VisitorQuestion =
  | Without<Exclude<QuizQuestion, Choice>, 'points'>
  | (Choice extends infer C ? (C extends Choice ? Omit<C, 'options'> & { readonly options: readonly { readonly id: string; readonly text: string }[] } : never) : never)

/** A field of a form: an icon is the path of its drawing, limits can be drawn, and a file field names what a browser is to offer. */
export type VisitorField = Exclude<FormField, { type: 'file' }> | (Omit<Extract<FormField, { type: 'file' }>, 'accept'> & { readonly accept: readonly string[] })

/** The config of each kind as a visitor's browser gets it. */
export type VisitorConfigOf = {
  [T in Exclude<ComponentType, 'form' | 'banner'>]: Omit<ConfigOf[T], 'styles' | 'styling' | 'notifications' | 'doubleOptIn'>
} & {
  /** As drawn-form.ts works it out. */
  form: Omit<ConfigOf['form'], 'styling' | 'componentName' | 'fields' | 'notifications'> & {
    readonly fields: readonly VisitorField[]
    /** Names of the fields that a condition hides until something is answered. */
    readonly hidden?: readonly string[]
    /** How much of it is filled in before something is answered, in percent; absent for 0. */
    readonly percent?: number
  }
  banner: Omit<ConfigOf['banner'], 'styles' | 'schedule'>
  quiz: Omit<QuizConfig, 'styling' | 'outcomes' | 'settings' | 'questions' | 'notifications'> & {
    readonly settings: Omit<QuizConfig['settings'], 'theme'>
    readonly questions: readonly VisitorQuestion[]
  }
}

/** The looks, worked out: colours of the schemes that its theme shows. */
export interface DeliveredStyle extends Pick<ComponentStyles, 'radius' | 'theme' | 'font'> {
  readonly palette: Partial<Palette>
}

/** A published component of one kind as a visitor's browser gets it. */
export interface Delivered<T extends DeliveredType> {
  readonly id: string
  readonly version: number
  readonly type: T
  readonly config: VisitorConfigOf[T]
  readonly style: DeliveredStyle
}

export type DeliveredComponent = { [T in DeliveredType]: Delivered<T> }[DeliveredType]

/** Answer of GET /v1/components?ids=. What is unknown, unpublished, out of its schedule or banned is absent. */
export interface DeliveredComponents {
  readonly components: readonly DeliveredComponent[]
  /**
   * Address of the renderer of each kind in `components` and of each kind that one of them has inside (a form in a
   * modal), relative to the script's origin: /embed/faq-<hash>.js
   */
  readonly renderers: Readonly<Record<string, string>>
}

export { DELIVERY_MAX_IDS } from './rules/delivery-limits.ts'

/** Largest body of what visitors' browsers post, bytes. */
export const VISITOR_BODY_MAX = 64 * 1024

/** Most events of one POST /v1/events. */
export const EVENTS_MAX = 100

export const EVENT_TYPES = ['component_load', 'view', 'component_interaction', 'click', 'submit', 'component_error'] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** One event of POST /v1/events. */
export interface VisitorEvent {
  /** UUID made once for the event in the browser; the same key again counts once. */
  readonly event_key: string
  readonly event_type: EventType
  readonly component_id: string
  /** Version that was drawn; absent where nothing was. */
  readonly version?: number
  readonly host_url: string
  /** When it happened by the browser's clock, epoch milliseconds; informative, the server keeps its own time. */
  readonly at: number
}
