import { ActionIcon, Switch, Tooltip } from '@mantine/core'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { SystemFlag } from '@inlay/contract/admin-flags'
import { isKnownFlag, KNOWN_FLAGS } from '@inlay/contract/flag-registry'
import { Icon } from '../../ui/icon.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { useUpdateFlag } from './use-update-flag.ts'
import classes from './flags.module.css'

/** One flag: what it is for, and its switch. */
export function FlagRow({ flag, onDescribe, onDelete }: { flag: SystemFlag; onDescribe: () => void; onDelete: () => void }) {
  const { id, flag_key: key, flag_value: on, description, updated_at } = flag
  const update = useUpdateFlag()
  // Where it is being switched to, from the click on: the mutation says that it began a moment later, and the switch would jump back meanwhile.
  const [wanted, setWanted] = useState<boolean | null>(null)
  const change = (flag_value: boolean) => {
    setWanted(flag_value)
    update.mutate({ id, flag_value }, { onSettled: () => setWanted(null) })
  }
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <div className={classes.head}>
          <code className={classes.key}>{key}</code>
          {isKnownFlag(key) ? null : <Tooltip label="Inlay asks for no flag of this key; switching it changes nothing"><span className={classes.badge} tabIndex={0}>Unused</span></Tooltip>}
        </div>
        <p className={description ? classes.description : classes.none}>{description ?? 'No description'}</p>
        <p className={classes.note}>{isKnownFlag(key) ? `${KNOWN_FLAGS[key].meaning} ` : ''}Updated <TimeAgo iso={updated_at} /></p>
      </div>
      <div className={classes.acts}>
        <Switch aria-label={key} checked={wanted ?? on} disabled={update.isPending} onChange={(event) => change(event.currentTarget.checked)} />
        <Tooltip label="Change the description"><ActionIcon aria-label={`Change the description of ${key}`} onClick={onDescribe}><Icon of={Pencil} /></ActionIcon></Tooltip>
        <Tooltip label="Delete"><ActionIcon aria-label={`Delete ${key}`} onClick={onDelete}><Icon of={Trash2} /></ActionIcon></Tooltip>
      </div>
    </li>
  )
}
