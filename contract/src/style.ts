import * as z from 'zod'
import { DEFAULT_ACCENT } from './rules/palette.ts'

const colour = z
  .string()
  .regex(/^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, 'Must be a colour like #0EA5E9')
  .default(DEFAULT_ACCENT)

/** Corner radius, px. */
const radius = z.int('Must be a whole number').min(0, 'Must be 0 or more').max(24, 'Must be 24 or less').default(8)

/** light and dark are fixed; auto follows the visitor's system. */
export const theme = z.enum(['light', 'dark', 'auto'])

/** inherit takes the host page's face; system the device's. */
const font = z.enum(['inherit', 'system']).default('inherit')

/** What an owner may choose of a component's looks; the rest is derived. */
export const componentStyles = z.object({ accentColor: colour, radius, theme: theme.default('light'), font })
export type ComponentStyles = z.infer<typeof componentStyles>

/** The same for the kinds that call their colour primary: what collects answers. */
export const componentStyling = z.object({ primaryColor: colour, radius, theme: theme.default('light'), font })
export type ComponentStyling = z.infer<typeof componentStyling>

/** Of a quiz, whose theme is one of its settings. */
export const quizStyling = componentStyling.omit({ theme: true })
export type QuizStyling = z.infer<typeof quizStyling>

export type Theme = z.infer<typeof theme>
