import type { LucideIcon } from 'lucide-react'

interface IconProps {
  of: LucideIcon
  /** px; 16 in the interface, 14 in small buttons, 20 in display. */
  size?: 14 | 16 | 18 | 20
}

/** An icon beside its own words: hidden from screen readers. */
export function Icon({ of: Shape, size = 16 }: IconProps) {
  return <Shape size={size} strokeWidth={1.75} aria-hidden focusable="false" />
}
