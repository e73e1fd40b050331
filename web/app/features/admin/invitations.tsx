import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus, SearchX, Ticket } from 'lucide-react'
import { useState } from 'react'
import type { AdminInvitation } from '@inlay/contract/admin-invitations'
import { api } from '../../lib/api.ts'
import { useAddressParam } from '../../lib/use-address-param.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { DeleteInvitation } from './delete-invitation.tsx'
import { GenerateInvite } from './generate-invite.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { InvitationStats } from './invitation-stats.tsx'
import classes from './invitations.module.css'

export const handle = { title: 'Invitations' }

/** ms */
const TYPING = 250

export default function Invitations() {
  const [wanted, setWanted] = useAddressParam('q')
  const search = wanted ?? ''
  const list = useQuery({ ...api.adminInvitations.list.queryOptions({ input: { search } }), placeholderData: keepPreviousData })
  const [generating, setGenerating] = useState(false)
  const [deleting, setDeleting] = useState<AdminInvitation | null>(null)
  const none = list.data?.totals.invitations === 0

  return (
    <Page
      title="Invitation Management"
      lead="Who may make an account, and how often a code works."
      action={<Button leftSection={<Icon of={Plus} />} onClick={() => setGenerating(true)}>Generate Invite</Button>}
    >
      <InvitationStats totals={list.data?.totals} />
      {list.isLoadingError ? (
        <ErrorState title="The list did not load" error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : none ? (
        <EmptyState icon={Ticket} title="No invitations yet" action={<Button leftSection={<Icon of={Plus} />} onClick={() => setGenerating(true)}>Generate First Invite</Button>}>
          An account can only be made with a code. Make the first one and send its link.
        </EmptyState>
      ) : (
        <Card
          title="Invitations"
          action={<SearchField className={classes.search} label="Code or email" pause={TYPING} value={search} onChange={(q) => setWanted(q || null)} />}
        >
          {list.isPending ? <Loading label="Loading invitations" height={44} /> : null}
          {list.data?.found === 0 ? <EmptyState icon={SearchX} title="No data available">No code and no address has “{search}” in it.</EmptyState> : null}
          <ul className={classes.list} aria-label="Invitations">
            {list.data?.invitations.map((invitation) => <InvitationRow key={invitation.id} invitation={invitation} now={list.dataUpdatedAt} onDelete={() => setDeleting(invitation)} />)}
          </ul>
          {list.data && list.data.found > list.data.invitations.length ? (
            <p className={classes.more}>The newest {list.data.invitations.length} of {list.data.found.toLocaleString('en')}. Search to find the others.</p>
          ) : null}
        </Card>
      )}
      <GenerateInvite opened={generating} onClose={() => setGenerating(false)} />
      <DeleteInvitation invitation={deleting} onClose={() => setDeleting(null)} />
    </Page>
  )
}
