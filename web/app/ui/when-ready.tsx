import type { HTMLAttributes } from 'react'
import { useReady } from '../lib/use-ready.ts'

interface WhenReadyProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'form'
}

/**
 * Around what works by scripts alone: what is pressed before they are there would be seen by nobody, and stay pressed. It alone is drawn again
 * then, not all that is in it.
 */
export function WhenReady({ as: Tag = 'div', ...props }: WhenReadyProps) {
  return <Tag {...props} inert={!useReady()} />
}
