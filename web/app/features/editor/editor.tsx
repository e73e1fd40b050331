import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { api } from '../../lib/api.ts'
import { statusOf } from '../../lib/api-error.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { ComponentEditor } from './component-editor.tsx'
import classes from './editor.module.css'

export const handle = { title: 'Edit component', builder: true }

/** The editor of one component, whatever its kind. */
export default function Editor() {
  const { id = '' } = useParams()
  const component = useQuery({
    ...api.components.get.queryOptions({ input: { id } }),
    // What is open in the editor is not replaced behind the user's back; a save on an old version is answered by 409.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: 0,
    gcTime: 0,
  })
  // Drawn again from the start for another component, so that no state of the first one stays.
  if (component.data) return <ComponentEditor key={id} component={component.data} />
  if (component.isPending) return <EditorSkeleton />

  const status = statusOf(component.error)
  const missing = status === 404 || status === 400
  const back = <Button component={Link} to="/dashboard/components">Back to My Components</Button>
  return (
    <Page title={missing ? 'Component not found' : 'Edit component'}>
      <title>{`${missing ? 'Component not found' : 'Edit component'} · Inlay`}</title>
      {missing ? (
        <EmptyState icon={SearchX} title="There is no such component" action={back}>It may have been deleted, or the address is not complete.</EmptyState>
      ) : (
        <ErrorState title="The component could not be loaded" error={component.error} onRetry={() => void component.refetch()} retrying={component.isFetching} />
      )}
    </Page>
  )
}

function EditorSkeleton() {
  return (
    <div role="status" aria-label="Loading the component">
      <title>Edit component · Inlay</title>
      <div className={classes.skeletonTop}><Skeleton width={200} height={20} /></div>
      <div className={classes.work}>
        <div className={classes.skeletonPanel}>{[0, 1, 2, 3].map((n) => <Skeleton key={n} height={48} />)}</div>
      </div>
    </div>
  )
}
