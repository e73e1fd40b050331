import { Modal, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ErrorState } from '../../ui/error-state.tsx'
import type { EditorSource } from '../editor/editor-source.ts'
import type { Editor } from '../editor/use-editor.ts'
import { useVersions } from './use-versions.ts'
import { VersionDetail } from './version-detail.tsx'
import { VersionList } from './version-list.tsx'
import classes from './version-history.module.css'

/** Parameter of the editor's address that opens the history, at a version where it names one. */
const HISTORY = 'history'

/** What the preview of a version is called, beside the live one. */
export const OF_VERSION = 'Preview of the version'

interface VersionHistoryProps<C> {
  source: EditorSource<C>
  editor: Pick<Editor<C>, 'stored' | 'dirty' | 'load'>
  /** A config as visitors would get it. */
  preview: (config: C) => ReactNode
}

/** All versions of what is edited: who saved which and why, what it changed, how it looks, and the way back to it. */
export function VersionHistory<C>({ source, editor, preview }: VersionHistoryProps<C>) {
  const [params, setParams] = useSearchParams()
  const phone = useMediaQuery('(max-width: 900px)')
  const asked = params.get(HISTORY)
  const newest = editor.stored.version
  const { query, versions } = useVersions(source, newest, asked !== null)
  const goTo = (version: number | null) =>
    setParams((old) => {
      const next = new URLSearchParams(old)
      if (version === null) next.delete(HISTORY)
      else next.set(HISTORY, version > 0 ? String(version) : '')
      return next
    }, { replace: asked !== null, preventScrollReset: true })
  const chosen = versions.find(({ version }) => version === (Number(asked) || newest)) ?? versions[0]

  return (
    <Modal.Root opened={asked !== null} onClose={() => goTo(null)} size={1120} radius="xl" centered fullScreen={phone} transitionProps={{ transition: 'fade', duration: 180 }}>
      <Modal.Overlay />
      <Modal.Content classNames={{ content: classes.content }}>
        <div className={classes.head}>
          <Modal.Title>Version history</Modal.Title>
          <Modal.CloseButton aria-label="Close the version history" />
        </div>
        <Modal.Body className={classes.body} data-looking={asked || undefined}>
          {query.isLoadingError ? (
            <div className={classes.failed}><ErrorState title="The versions could not be loaded" error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} /></div>
          ) : !chosen ? (
            <div className={classes.loading} role="status" aria-label="Loading the versions">{[0, 1, 2, 3].map((n) => <Skeleton key={n} height={56} />)}</div>
          ) : (
            <>
              <div className={classes.side}>
                <VersionList versions={versions} chosen={chosen.version} newest={newest} onChoose={goTo} more={query} />
              </div>
              <VersionDetail key={chosen.version} version={chosen} source={source} editor={editor} preview={preview} onBack={() => goTo(0)} onRestored={() => goTo(null)} />
            </>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
