import * as z from 'zod'
import { link } from './link.ts'
import { componentStyles } from './style.ts'
import { text } from './text.ts'

export const ctaConfig = z.object({
  headline: text(200).default('Ready to begin?'),
  text: text(2_000).default('It takes two minutes.'),
  button: link.prefault({ text: 'Get Started' }),
  /** A quieter one beside it; without text there is none. */
  secondButton: link.prefault({}),
  styles: componentStyles.prefault({}),
})
export type CtaConfig = z.infer<typeof ctaConfig>

export const DEFAULT_CTA: CtaConfig = ctaConfig.parse({})
