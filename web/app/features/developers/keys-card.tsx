import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import type { ApiKey } from '@inlay/contract/api-keys'
import { api } from '../../lib/api.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Loading } from '../../ui/loading.tsx'
import { CreateKey } from './create-key.tsx'
import { KeyRow } from './key-row.tsx'
import { RevokeKey } from './revoke-key.tsx'
import classes from './developers.module.css'

/** The owner's keys. @param included whether the plan has the API; without it there is no making of new ones */
export function KeysCard({ included }: { included: boolean }) {
  const list = useQuery(api.apiKeys.list.queryOptions())
  const [creating, setCreating] = useState(0)
  const [revoking, setRevoking] = useState<ApiKey | null>(null)
  const keys = list.data
  const create = <Button variant="default" size="xs" leftSection={<Icon of={Plus} size={14} />} onClick={() => setCreating(Date.now())}>Create Key</Button>
  if (!included && keys?.length === 0) return null
  return (
    <>
      {list.isLoadingError ? (
        <ErrorState title="Your keys could not be loaded" error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : keys?.length === 0 ? (
        <EmptyState icon={KeyRound} title="No API keys yet" action={create}>A key lets a program do what you do here, or only look. It is shown once.</EmptyState>
      ) : (
        <Card title="API keys" action={included && keys ? create : null}>
          {keys ? (
            <ul className={classes.list} aria-label="API keys">{keys.map((key) => <KeyRow key={key.id} of={key} onRevoke={() => setRevoking(key)} />)}</ul>
          ) : (
            <Loading label="Loading your keys" rows={2} height={44} />
          )}
        </Card>
      )}
      <CreateKey key={`create ${creating}`} opened={creating > 0} onClose={() => setCreating(0)} />
      <RevokeKey of={revoking} onClose={() => setRevoking(null)} />
    </>
  )
}
