import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { toastError, toastSuccess } from '../../lib/toast.tsx'
import { Card } from '../../ui/card.tsx'
import { Day } from '../../ui/day.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Badge } from '../../ui/status-badge.tsx'
import { deviceName } from './device-name.ts'
import classes from './account.module.css'

/** Where the owner is signed in. */
export function SessionsCard() {
  const queryClient = useQueryClient()
  const list = useQuery(api.account.sessions.queryOptions())
  const end = useMutation(api.account.endOtherSessions.mutationOptions({
    onSuccess: () => toastSuccess('Signed out of the others'),
    onError: (error) => toastError(messageOf(error, 'Failed to sign out of the others')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.account.sessions.key() }),
  }))
  if (list.isLoadingError) return <ErrorState title="Your sessions could not be loaded" error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />
  const others = list.data?.some(({ current }) => !current)
  return (
    <Card title="Sessions" action={others ? <Button variant="default" size="xs" loading={end.isPending} onClick={() => end.mutate({})}>Sign out of the others</Button> : null}>
      {list.data ? (
        <ul className={classes.list} aria-label="Sessions">
          {list.data.map(({ id, user_agent, created_at, last_used_at, current }) => (
            <li key={id} className={classes.row}>
              <span className={classes.device}>{deviceName(user_agent)}{current ? <Badge tone="mark">This one</Badge> : null}</span>
              <span className={classes.facts}><span>Signed in <Day iso={created_at} /></span><span>Last used <Day iso={last_used_at} /></span></span>
            </li>
          ))}
        </ul>
      ) : (
        <Loading label="Loading your sessions" rows={2} height={44} />
      )}
    </Card>
  )
}
