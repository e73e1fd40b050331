import { ActionIcon, Button, Checkbox } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { KIND_LABELS } from '@inlay/contract/component-types'
import type { Submission } from '@inlay/contract/owner-submissions'
import { hostAndPath } from '../../lib/host-and-path.ts'
import { Icon } from '../../ui/icon.tsx'
import { Moment } from '../../ui/moment.tsx'
import { KIND_ICONS } from './kind-icons.ts'
import { submissionName } from './submission-name.ts'
import classes from './table.module.css'

interface SubmissionsTableProps {
  readonly items: readonly Submission[]
  /** Id of the one that is shown beside the list. */
  readonly open: string | undefined
  /** Ids of those that are ticked. */
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (chosen: ReadonlySet<string>) => void
  readonly onDelete: (submissions: readonly Submission[]) => void
  /** Query string that keeps the list as it is. */
  readonly search: string
}

/** One page of the list; on a phone a row becomes a few lines. */
export function SubmissionsTable({ items, open, chosen, onChoose, onDelete, search }: SubmissionsTableProps) {
  const ticked = items.filter(({ id }) => chosen.has(id))
  const toggle = (id: string) => onChoose(chosen.has(id) ? new Set([...chosen].filter((other) => other !== id)) : new Set([...chosen, id]))
  return (
    <>
      {ticked.length > 0 ? (
        <div className={classes.bar}>
          <span role="status">{ticked.length.toLocaleString('en')} selected</span>
          <Button variant="default" size="xs" onClick={() => onChoose(new Set())}>Clear</Button>
          <Button variant="danger" size="xs" leftSection={<Icon of={Trash2} size={14} />} onClick={() => onDelete(ticked)}>Delete</Button>
        </div>
      ) : null}
      <table className={classes.table} aria-label="Submissions">
        <thead>
          <tr>
            <th className={classes.tick} scope="col">
              <Checkbox
                size="xs" aria-label="Select all on this page" checked={ticked.length === items.length} indeterminate={ticked.length > 0 && ticked.length < items.length}
                onChange={() => onChoose(ticked.length === items.length ? new Set() : new Set(items.map(({ id }) => id)))}
              />
            </th>
            <th className={classes.date} scope="col">Date</th>
            <th className={classes.type} scope="col">Type</th>
            <th scope="col">Source</th>
            <th className={classes.end} scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => {
            const { id, type, kind, component_name, host_url } = item
            const name = submissionName(item)
            return (
              <tr key={id} data-open={id === open || undefined} data-chosen={chosen.has(id) || undefined}>
                <td className={classes.tick}><Checkbox size="xs" aria-label={`Select ${name}`} checked={chosen.has(id)} onChange={() => toggle(id)} /></td>
                <td className={classes.date}><Moment iso={item.submitted_at} /></td>
                <td className={classes.type}>
                  <span className={classes.kind}>
                    <Icon of={KIND_ICONS[kind]} />
                    <span className={classes.words}><span>{KIND_LABELS[kind]}</span><span className={`${classes.name} truncate`}>{component_name}</span></span>
                  </span>
                </td>
                <td className={classes.source}><span className={`${classes.source} truncate`} title={host_url}>{hostAndPath(host_url)}</span></td>
                <td className={classes.end}>
                  <Button component={Link} to={`/dashboard/submissions/${type}/${id}${search}`} variant="subtle" size="xs" aria-label={`View ${name}`} preventScrollReset>View</Button>
                  <ActionIcon aria-label={`Delete ${name}`} onClick={() => onDelete([item])}><Icon of={Trash2} /></ActionIcon>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
