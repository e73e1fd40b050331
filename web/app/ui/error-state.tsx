import { Button } from '@mantine/core'
import { CircleAlert, RotateCw } from 'lucide-react'
import { messageOf } from '../lib/api-error.ts'
import { Icon } from './icon.tsx'
import classes from './error-state.module.css'

interface ErrorStateProps {
  /** What could not be loaded, as in 'Your components could not be loaded'. */
  title: string
  error: unknown
  onRetry: () => void
  retrying?: boolean
}

/** A list that failed to load: what happened, and a way to try again. */
export function ErrorState({ title, error, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <div className={classes.error} role="alert">
      <span className={classes.icon}><Icon of={CircleAlert} /></span>
      <div className={classes.words}>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.text}>{messageOf(error, 'Something went wrong on our side. Please try again.')}</p>
      </div>
      <Button variant="default" size="xs" loading={retrying} leftSection={<Icon of={RotateCw} size={14} />} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
