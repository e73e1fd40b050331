import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Ban as BanIcon, SearchX } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { count } from '../../lib/count.ts'
import { useAddressParam } from '../../lib/use-address-param.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Stat, StatList } from '../../ui/stat.tsx'
import { BanDialog } from './ban-dialog.tsx'
import { BansTable } from './bans-table.tsx'
import classes from './table.module.css'

export const handle = { title: 'Bans' }

/** ms */
const TYPING = 250

export default function Bans() {
  const [wanted, setWanted] = useAddressParam('q')
  const search = wanted ?? ''
  const list = useQuery({ ...api.adminBans.list.queryOptions({ input: { search } }), placeholderData: keepPreviousData })
  const [banning, setBanning] = useState(false)
  const page = list.data
  const totals = page?.totals
  return (
    <Page title="Ban Management" lead="Who may not sign in, and whose components are off all pages." action={<Button leftSection={<Icon of={BanIcon} />} onClick={() => setBanning(true)}>Ban User</Button>}>
      <StatList columns={3}>
        <Stat label="Active Bans" value={count(totals?.active)} note="in force now" />
        <Stat label="Total Bans" value={count(totals?.bans)} note="ever made" />
        <Stat label="Expired Bans" value={totals && count(totals.bans - totals.active)} note="over or lifted" />
      </StatList>
      {list.isLoadingError ? (
        <ErrorState title="The list did not load" error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : totals?.bans === 0 ? (
        <EmptyState icon={BanIcon} title="No bans recorded">Whoever is banned will be here, with the reason and the end.</EmptyState>
      ) : (
        <Card
          title="Bans"
          action={<SearchField className={classes.search} label="Email or user ID" pause={TYPING} value={search} onChange={(q) => setWanted(q || null)} />}
        >
          {!page ? (
            <Loading label="Loading bans" />
          ) : page.found === 0 ? (
            <EmptyState icon={SearchX} title="No data available">No address and no id begins with “{search}”.</EmptyState>
          ) : (
            <>
              <BansTable bans={page.bans} />
              {page.found > page.bans.length ? <p className={classes.foot}>The newest {page.bans.length} of {count(page.found)}. Search to find the others.</p> : null}
            </>
          )}
        </Card>
      )}
      <BanDialog opened={banning} user={null} onClose={() => setBanning(false)} />
    </Page>
  )
}
