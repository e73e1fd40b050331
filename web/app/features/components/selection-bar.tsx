import { ActionIcon, Button } from '@mantine/core'
import { CirclePause, CirclePlay, Trash2, X } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import type { OwnComponent } from './own-component.ts'
import classes from './selection-bar.module.css'

interface SelectionBarProps {
  selected: readonly OwnComponent[]
  /** How many are shown. */
  shown: number
  busy: boolean
  onAll: () => void
  onClear: () => void
  /** Of those that are not so already. */
  onPublish: (of: readonly OwnComponent[], live: boolean) => void
  onDelete: () => void
}

/** What can be done to several at once; over the list's end while something is selected. */
export function SelectionBar({ selected, shown, busy, onAll, onClear, onPublish, onDelete }: SelectionBarProps) {
  const drafts = selected.filter(({ is_active }) => !is_active)
  const live = selected.filter(({ is_active }) => is_active)
  return (
    <div className={classes.bar} role="region" aria-label="Selected components">
      <ActionIcon aria-label="Clear the selection" onClick={onClear}><Icon of={X} /></ActionIcon>
      <span className={classes.count} role="status">{selected.length.toLocaleString('en')} selected</span>
      {selected.length < shown ? <Button size="xs" variant="subtle" onClick={onAll}>Select all {shown.toLocaleString('en')}</Button> : null}
      <span className={classes.end}>
        <Button size="xs" variant="default" leftSection={<Icon of={CirclePlay} />} disabled={busy || drafts.length === 0} onClick={() => onPublish(drafts, true)}>Publish</Button>
        <Button size="xs" variant="default" leftSection={<Icon of={CirclePause} />} disabled={busy || live.length === 0} onClick={() => onPublish(live, false)}>Unpublish</Button>
        <Button size="xs" variant="danger" leftSection={<Icon of={Trash2} />} disabled={busy} onClick={onDelete}>Delete</Button>
      </span>
    </div>
  )
}
