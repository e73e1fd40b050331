import { Button } from '@mantine/core'
import type { ButtonProps } from '@mantine/core'
import { Check, Copy } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useCopied } from '../lib/use-copied.ts'
import { Icon } from './icon.tsx'

interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className' | 'disabled'> {
  /** What is copied; a function when it is work to make. */
  text: string | (() => string)
  /** What the button says until it was pressed. */
  children?: string
  icon?: LucideIcon
  /** For screen readers, when several such buttons are on the screen. */
  label?: string
}

/** Copies `text` and says 'Copied!' for two seconds. */
export function CopyButton({ text, children = 'Copy', icon = Copy, label, variant = 'subtle', size = 'xs', className, disabled = false }: CopyButtonProps) {
  const { copied, copy } = useCopied()
  return (
    <>
      <Button
        variant={variant}
        size={size}
        className={className}
        disabled={disabled}
        aria-label={label}
        leftSection={<Icon of={copied ? Check : icon} size={14} />}
        onClick={() => copy(typeof text === 'string' ? text : text())}
      >
        {copied ? 'Copied!' : children}
      </Button>
      <span role="status" className="visually-hidden">{copied ? 'Copied!' : ''}</span>
    </>
  )
}
