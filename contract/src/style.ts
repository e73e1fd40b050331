import * as z from 'zod'
import { DEFAULT_ACCENT } from './rules/palette.ts'

/** What an owner may choose of a component's looks; the rest is derived. */
export const componentStyles = z.object({
  accentColor: z
    .string()
    .regex(/^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, 'Must be a colour like #0EA5E9')
    .default(DEFAULT_ACCENT),
  /** Corner radius, px. */
  radius: z.int('Must be a whole number').min(0, 'Must be 0 or more').max(24, 'Must be 24 or less').default(8),
  /** light and dark are fixed; auto follows the visitor's system. */
  theme: z.enum(['light', 'dark', 'auto']).default('light'),
  /** inherit takes the host page's face; system the device's. */
  font: z.enum(['inherit', 'system']).default('inherit'),
})

export type ComponentStyles = z.infer<typeof componentStyles>
