import { PasswordInput } from '@mantine/core'
import type { PasswordInputProps } from '@mantine/core'
import { ArrowBigUp } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { useCapsLock } from './use-caps-lock.ts'
import classes from './auth.module.css'

/** A password that can be shown, and says when Caps Lock is on. */
export function PasswordField({ description, onBlur, ...input }: PasswordInputProps) {
  const { capsLock, watch } = useCapsLock()
  return (
    <PasswordInput
      size="md" required
      description={capsLock ? <span className={classes.caps} role="status"><Icon of={ArrowBigUp} size={14} />Caps Lock is on</span> : description}
      {...input}
      {...watch}
      onBlur={(event) => {
        watch.onBlur()
        onBlur?.(event)
      }}
    />
  )
}
