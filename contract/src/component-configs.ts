import * as z from 'zod'
import { DEFAULT_BANNER, bannerConfig } from './banner.ts'
import type { BannerConfig } from './banner.ts'
import { COMPONENT_TYPES } from './component-types.ts'
import type { ComponentType } from './component-types.ts'
import { DEFAULT_CTA, ctaConfig } from './cta.ts'
import type { CtaConfig } from './cta.ts'
import { DEFAULT_FAQ, faqConfig } from './faq.ts'
import type { FaqConfig } from './faq.ts'
import { DEFAULT_FORM, formConfig, formShape } from './form.ts'
import type { FormConfig } from './form.ts'
import { DEFAULT_MODAL, modalConfig, modalShape } from './modal.ts'
import type { ModalConfig } from './modal.ts'
import { DEFAULT_POLL, pollConfig } from './poll.ts'
import type { PollConfig } from './poll.ts'
import { DEFAULT_NEWSLETTER, DEFAULT_WAITLIST, newsletterConfig, waitlistConfig } from './signup.ts'
import type { NewsletterConfig, WaitlistConfig } from './signup.ts'
import { DEFAULT_WIDGET, widgetConfig, widgetShape } from './widget.ts'
import type { WidgetConfig } from './widget.ts'

/** The config of each kind: adding a kind adds a line here and the compiler names the rest. */
export interface ConfigOf {
  faq: FaqConfig
  poll: PollConfig
  form: FormConfig
  newsletter: NewsletterConfig
  waitlist: WaitlistConfig
  banner: BannerConfig
  modal: ModalConfig
  widget: WidgetConfig
  cta: CtaConfig
}

export const componentType = z.enum(COMPONENT_TYPES, { error: 'Must be one of: ' + COMPONENT_TYPES.join(', ') })

type Schemas = { readonly [T in ComponentType]: z.ZodType<ConfigOf[T]> }

/** What may be saved. */
export const CONFIG_SCHEMAS = {
  faq: faqConfig,
  poll: pollConfig,
  form: formConfig,
  newsletter: newsletterConfig,
  waitlist: waitlistConfig,
  banner: bannerConfig,
  modal: modalConfig,
  widget: widgetConfig,
  cta: ctaConfig,
} satisfies Schemas

/** What may be stored already: of the right shape, with limits that were let pass once. It is drawn, mended. */
export const STORED_SCHEMAS: Schemas = { ...CONFIG_SCHEMAS, form: formShape, modal: modalShape, widget: widgetShape }

export const DEFAULT_CONFIGS: { readonly [T in ComponentType]: ConfigOf[T] } = {
  faq: DEFAULT_FAQ,
  poll: DEFAULT_POLL,
  form: DEFAULT_FORM,
  newsletter: DEFAULT_NEWSLETTER,
  waitlist: DEFAULT_WAITLIST,
  banner: DEFAULT_BANNER,
  modal: DEFAULT_MODAL,
  widget: DEFAULT_WIDGET,
  cta: DEFAULT_CTA,
}

/** A kind with its config, told apart by `type`. */
export type TypedConfig = { [T in ComponentType]: { readonly type: T; readonly config: ConfigOf[T] } }[ComponentType]
