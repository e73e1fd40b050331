import { useHotkeys } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { TypedConfig } from '@inlay/contract/component-configs'
import type { ComponentType } from '@inlay/contract/component-types'
import type { Component } from '@inlay/contract/components'
import type { FieldErrors } from '../../lib/api-error.ts'
import { useSteady } from '../../lib/use-steady.ts'
import { embedMarker } from '../components/embed-marker.ts'
import { OF_VERSION, VersionHistory } from '../versions/version-history.tsx'
import { ComponentPreviewPane } from './component-preview-pane.tsx'
import { componentSource, storedComponent } from './component-source.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EditorTopbar } from './editor-topbar.tsx'
import type { EditorKind } from './kinds/editor-kind.ts'
import { kinds } from './kinds/kinds.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { PartTabs } from './part-tabs.tsx'
import type { Part } from './part-tabs.tsx'
import { RestoredNotice } from './restored-notice.tsx'
import { TypeAheadContext } from './type-ahead.ts'
import { useBar } from './use-bar.ts'
import { useEditor } from './use-editor.ts'
import { useSave } from './use-save.ts'
import classes from './editor.module.css'

const BACK = { to: '/dashboard/components', label: 'Back to My Components' }

/** Words and looks on the left, what visitors get on the right, on a phone one of the three at a time; or as the kind arranges it. */
export function ComponentEditor({ component }: { component: Component }) {
  const type = component.component_type
  const queryClient = useQueryClient()
  const [initial] = useState(() => storedComponent(component))
  const source = useMemo(() => componentSource(component, queryClient), [component, queryClient])
  const editor = useEditor(source, initial)
  const { document } = editor
  const [part, setPart] = useState<Part>('content')
  const [refused, setRefused] = useState<FieldErrors | null>(null)
  useEffect(() => {
    if (refused) window.document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])
  const save = useSave(source, editor, (errors) => {
    setRefused({ ...errors })
    // Leads to the part that has the first error.
    const paths = Object.keys(errors)
    if (paths.length > 0) setPart(paths.every((path) => /^config\.(styles|styling)\b/.test(path)) ? 'style' : 'content')
  })
  useHotkeys(
    [['mod+S', save.save], ['mod+Z', editor.undo], ['mod+shift+Z', editor.redo], ['mod+Y', editor.redo]],
    [],
    // In formatted text too, which has no undo of its own.
    true,
  )

  const previewed = useMemo(() => ({ type, config: document.config }) as TypedConfig, [type, document.config])
  const { ahead } = editor
  const preview = useMemo(() => <ComponentPreviewPane component={previewed} ahead={ahead} narrow />, [previewed, ahead])
  const bar = useBar(editor, save)
  const steady = useSteady({
    rename: (name: string) => editor.change({ ...document, name }, 'name'),
    marker: () => embedMarker({ id: component.id, type, config: { ...document.config } }),
    load: editor.load,
  })
  const nameError = editor.errors['name']
  const topbar = useMemo(() => (
    <EditorTopbar
      {...bar} back={BACK} marker={steady.marker}
      name={{ label: 'Name of the component', value: document.name, error: nameError, onChange: steady.rename }}
    />
  ), [bar, steady, document.name, nameError])

  const { stored, dirty } = editor
  const history = useMemo(() => (
    <VersionHistory
      source={source} editor={{ stored, dirty, load: steady.load }}
      preview={(config) => <ComponentPreviewPane label={OF_VERSION} component={{ type, config } as TypedConfig} />}
    />
  ), [source, stored, dirty, steady, type])

  // One kind with its own config, which the compiler cannot follow through a union.
  const kind = kinds[type] as EditorKind<ComponentType>
  const props = {
    config: document.config,
    errors: editor.errors,
    onChange: (config: typeof document.config, path: string | null) => editor.change({ ...document, config }, path),
  }
  const restored = editor.restoredAt ? <RestoredNotice at={editor.restoredAt} onDiscard={editor.discard} /> : null
  return (
    <TypeAheadContext value={ahead}>
      <title>{`Edit ${document.name} · Inlay`}</title>
      {topbar}
      {'Workbench' in kind ? (
        <main className={classes.whole} id="main">
          <h1 className="visually-hidden">Edit {stored.document.name}</h1>
          {restored}
          <kind.Workbench {...props} refused={refused} preview={preview} />
        </main>
      ) : (
        <>
          <main className={classes.work} id="main" data-part={part}>
            <h1 className="visually-hidden">Edit {stored.document.name}</h1>
            <div className={classes.panel}>
              <div className={classes.panelHead}><PartTabs part={part === 'preview' ? 'content' : part} onChange={setPart} /></div>
              {restored}
              {part === 'style' ? <kind.Style {...props} /> : <kind.Content {...props} />}
            </div>
            <ComponentPreviewPane component={previewed} ahead={ahead} />
          </main>
          <nav className={classes.tabbar} aria-label="Editor parts"><PartTabs part={part} onChange={setPart} withPreview /></nav>
        </>
      )}
      <LeaveGuard dirty={dirty} />
      <ConflictDialog conflict={save.conflict} />
      {history}
    </TypeAheadContext>
  )
}
