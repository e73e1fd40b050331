import { Button, Loader } from '@mantine/core'
import { CircleAlert, RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { Icon } from './icon.tsx'
import classes from './error-state.module.css'

interface ErrorStateProps {
  /** What could not be loaded, as in 'Your components could not be loaded'. */
  title: string
  error: unknown
  /** Asks again for what failed; what is still being asked for is left to go on. */
  onRetry: () => void
  /** Something of it is being asked for. The button takes a press all the same: what failed waits for nothing else. */
  retrying?: boolean
}

/** What was tried again last. A list takes its error away while it tries, and the focus with it; should it fail again, that is given back. */
let triedAgain: string | null = null

/** A list that failed to load: what happened, and a way to try again. */
export function ErrorState({ title, error, onRetry, retrying = false }: ErrorStateProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (triedAgain === title && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    triedAgain = null
  }, [title])
  const retry = () => {
    triedAgain = title
    onRetry()
  }
  return (
    <div className={classes.error} role="alert">
      <span className={classes.icon}><Icon of={CircleAlert} /></span>
      <div className={classes.words}>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.text}>{messageOf(error, 'Something went wrong on our side. Please try again.')}</p>
      </div>
      <Button
        ref={button}
        variant="default"
        size="xs"
        aria-busy={retrying || undefined}
        leftSection={retrying ? <Loader size={14} color="currentColor" /> : <Icon of={RotateCw} size={14} />}
        onClick={retry}
      >
        Try again
      </Button>
    </div>
  )
}
