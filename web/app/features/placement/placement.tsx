import { Button, Skeleton } from '@mantine/core'
import { Blocks, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { scriptTag } from '@inlay/contract/rules/embed-code'
import { CodeLine } from '../../ui/code-line.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/page.tsx'
import { filterComponents } from '../components/filter-components.ts'
import { useOwnComponents } from '../components/use-own-components.ts'
import { InstallationList } from './installation-list.tsx'
import { MarkerList } from './marker-list.tsx'
import { PageCheck } from './page-check.tsx'
import { PlatformGuide } from './platform-guide.tsx'
import { Step } from './step.tsx'
import classes from './placement.module.css'

export const handle = { title: 'Placement' }

export default function Placement() {
  const own = useOwnComponents()
  const components = useMemo(() => own.data && filterComponents(own.data, { search: '', status: 'all', type: 'all', sort: 'newest' }), [own.data])
  const script = scriptTag(window.location.origin)
  return (
    <Page title="Placement" lead="The script goes into a site once. After that, only markers.">
      <Step
        number={1}
        title="Add the script to your site"
        text={<>Paste it into the <code>&lt;head&gt;</code> of every page that shows a component. It blocks nothing, and if Inlay cannot be reached the page works as before.</>}
        action={<CopyButton text={script} variant="default" label="Copy the script tag" />}
      >
        <CodeLine code={script} />
        <h3 className={classes.part}>Where it goes on your platform</h3>
        <PlatformGuide />
      </Step>
      <Step
        number={2}
        title="Place your components"
        text="Paste a component's embed code where it belongs. The code keeps the height free, so that nothing moves while the page loads. Drafts stay invisible until you publish them."
      >
        {!components && !own.error ? <div role="status" aria-label="Loading your components"><Skeleton height={64} /></div> : null}
        {own.error ? (
          <ErrorState title="Your components could not be loaded" error={own.error} onRetry={own.refetch} retrying={own.isFetching} />
        ) : null}
        {components?.length === 0 ? (
          <EmptyState
            icon={Blocks}
            title="No components yet"
            action={<Button component={Link} to="/dashboard/library" leftSection={<Icon of={Plus} />}>Create Component</Button>}
          >
            The embed codes of your components will be here.
          </EmptyState>
        ) : null}
        {components?.length ? <MarkerList components={components} /> : null}
      </Step>
      <Step number={3} title="See whether it works" text="Open the page once: a component that shows is listed here within a few seconds, with the page where it was seen last.">
        <InstallationList />
        <h3 className={classes.part}>Something does not show?</h3>
        <PageCheck origin={window.location.origin} />
      </Step>
    </Page>
  )
}
