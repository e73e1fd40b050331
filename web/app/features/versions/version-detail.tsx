import { Button } from '@mantine/core'
import { ArrowLeft, History } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Moment } from '../../ui/moment.tsx'
import type { EditorSource } from '../editor/editor-source.ts'
import type { Editor } from '../editor/use-editor.ts'
import { ChangeList } from './change-list.tsx'
import { RestoreDialog } from './restore-dialog.tsx'
import type { ListedVersion } from './use-versions.ts'
import classes from './version-history.module.css'

interface VersionDetailProps<C> {
  version: ListedVersion
  source: EditorSource<C>
  editor: Pick<Editor<C>, 'stored' | 'dirty' | 'load'>
  preview: (config: C) => ReactNode
  /** To the list, where there is no room for both. */
  onBack: () => void
  onRestored: () => void
}

/** One version: what it changed and how it looks. */
export function VersionDetail<C>({ version: listed, source, editor, preview, onBack, onRestored }: VersionDetailProps<C>) {
  const { version, author, created_at, changes } = listed
  const [asking, setAsking] = useState(false)
  const parsed = source.shape.safeParse(listed.config)
  return (
    <section className={classes.detail} aria-label={`Version ${version}`}>
      <div className={classes.bar}>
        <Button className={classes.back} variant="subtle" size="xs" leftSection={<Icon of={ArrowLeft} />} onClick={onBack}>All versions</Button>
        <div className={classes.which}>
          <h3 className={classes.title}>Version {version}</h3>
          <p className={classes.when}>{author ?? 'Somebody who is gone'}, <Moment iso={created_at} /></p>
        </div>
        {version === editor.stored.version ? null : (
          <Button size="xs" leftSection={<Icon of={History} />} onClick={() => setAsking(true)}>Restore this version</Button>
        )}
      </div>
      <div className={classes.part}>
        <h4 className={classes.partTitle}>What it changed</h4>
        {changes === null ? <p className={classes.quiet}>It is the first version.</p> : changes.length === 0 ? <p className={classes.quiet}>It says the same as version {version - 1}.</p> : (
          <ChangeList changes={changes} before={`Version ${version - 1}`} after={`Version ${version}`} />
        )}
      </div>
      <div className={classes.preview}>
        {parsed.success ? preview(parsed.data) : <p className={classes.part}>No preview available</p>}
      </div>
      <RestoreDialog opened={asking} version={version} source={source} editor={editor} onClose={() => setAsking(false)} onRestored={onRestored} />
    </section>
  )
}
