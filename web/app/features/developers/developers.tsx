import { useQuery } from '@tanstack/react-query'
import { PLAN_LIMITS } from '@inlay/contract/rules/plans'
import { api } from '../../lib/api.ts'
import { Page } from '../../ui/page.tsx'
import { KeysCard } from './keys-card.tsx'
import { PlanNote } from './plan-note.tsx'
import { WebhooksCard } from './webhooks-card.tsx'

export const handle = { title: 'API & Webhooks' }

export default function Developers() {
  const me = useQuery(api.me.get.queryOptions())
  const included = me.data ? PLAN_LIMITS[me.data.plan].api : true
  return (
    <Page title="API & Webhooks" lead="Keys for programs of your own, and messages to them when visitors send something.">
      {included ? null : <PlanNote />}
      <KeysCard included={included} />
      <WebhooksCard included={included} />
    </Page>
  )
}
