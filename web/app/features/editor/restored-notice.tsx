import { Button } from '@mantine/core'
import { TimeAgo } from '../../ui/time-ago.tsx'
import classes from './restored-notice.module.css'

/** Says that unsaved changes of an earlier visit were brought back. */
export function RestoredNotice({ at, onDiscard }: { at: string; onDiscard: () => void }) {
  return (
    <div className={classes.notice} role="status">
      <span>Your unsaved changes are back (<TimeAgo iso={at} />).</span>
      <Button variant="subtle" size="xs" onClick={onDiscard}>Discard them</Button>
    </div>
  )
}
