import { useQuery } from '@tanstack/react-query'
import { Wrench } from 'lucide-react'
import { api } from '../../lib/api.ts'
import { Icon } from '../../ui/icon.tsx'
import classes from './maintenance.module.css'

/** Between two looks at what the operator says, ms. */
const LOOK = 15_000

/** What the operator says to everybody, above every screen; nothing while there is nothing to say. */
export function Maintenance() {
  const status = useQuery({ ...api.status.get.queryOptions(), refetchInterval: LOOK })
  const message = status.data?.maintenance
  return (
    <div role="status">
      {message ? <p className={classes.bar}><Icon of={Wrench} /><span>{message}</span></p> : null}
    </div>
  )
}
