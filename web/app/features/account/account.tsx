import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { Page } from '../../ui/page.tsx'
import { DataCard } from './data-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import classes from './account.module.css'

export const handle = { title: 'Account' }

export default function Account() {
  // The shell shows nothing of the dashboard before it knows who is signed in.
  const { data: me } = useQuery(api.me.get.queryOptions())
  if (!me) return null
  return (
    <Page title="Account" lead="Who you are here, how you sign in, and what is yours.">
      <div className={classes.pair}>
        <ProfileCard me={me} />
        <PasswordCard email={me.email} />
      </div>
      <SessionsCard />
      <DataCard email={me.email} />
    </Page>
  )
}
