import { ActionIcon, Button, Menu, TextInput, Tooltip } from '@mantine/core'
import { ArrowLeft, CirclePause, Code, EllipsisVertical, Redo2, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { COMPONENT_NAME_MAX } from '@inlay/contract/components'
import type { Component } from '@inlay/contract/components'
import { MOD_KEY } from '../../lib/mod-key.ts'
import { useCopied } from '../../lib/use-copied.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { embedMarker } from '../components/embed-marker.ts'
import type { useEditor } from './use-editor.ts'
import type { useSave } from './use-save.ts'
import classes from './editor-topbar.module.css'

interface EditorTopbarProps {
  component: Component
  editor: ReturnType<typeof useEditor>
  save: ReturnType<typeof useSave>
}

/** Name, state and acts. A draft's next step is to publish it, a live component's is to save, which is live at once. */
export function EditorTopbar({ component, editor, save }: EditorTopbarProps) {
  const { document, dirty, errors } = editor
  const live = component.is_active
  const marker = () => embedMarker({ id: component.id, type: component.component_type, config: { ...document.config } })
  return (
    <header className={classes.top}>
      <Tooltip label="Back to My Components">
        <ActionIcon component={Link} to="/dashboard/components" aria-label="Back to My Components"><Icon of={ArrowLeft} /></ActionIcon>
      </Tooltip>
      <TextInput
        className={classes.name} aria-label="Name of the component" value={document.name} error={errors['name']} size="xs"
        maxLength={COMPONENT_NAME_MAX} onChange={(event) => editor.change({ ...document, name: event.currentTarget.value }, 'name')}
      />
      <span className={classes.badge}><StatusBadge live={live} /></span>
      <span className={classes.version}>Version {component.version}</span>
      <div className={classes.end}>
        <span className={classes.unsaved} role="status">{dirty ? 'Unsaved changes' : ''}</span>
        <span className={classes.steps}>
          <Tooltip label={`Undo (${MOD_KEY} Z)`}><ActionIcon aria-label="Undo" disabled={!editor.canUndo} onClick={editor.undo}><Icon of={Undo2} /></ActionIcon></Tooltip>
          <Tooltip label={`Redo (${MOD_KEY} Shift Z)`}><ActionIcon aria-label="Redo" disabled={!editor.canRedo} onClick={editor.redo}><Icon of={Redo2} /></ActionIcon></Tooltip>
        </span>
        <span className={classes.line} />
        <CopyButton className={classes.copy} text={marker} icon={Code}>Copy embed code</CopyButton>
        <MoreMenu live={live} marker={marker} onUnpublish={save.unpublish} />
        <Button
          size="xs" variant={live ? 'filled' : 'default'} disabled={!dirty} loading={save.busy === 'save'} onClick={save.save}
          rightSection={<kbd className={classes.key} data-on-solid={live || undefined}>{MOD_KEY} S</kbd>}
        >
          Save
        </Button>
        {live ? null : <Button size="xs" loading={save.busy === 'publish'} onClick={save.publish}>Publish</Button>}
      </div>
    </header>
  )
}

function MoreMenu({ live, marker, onUnpublish }: { live: boolean; marker: () => string; onUnpublish: () => void }) {
  const { copied, copy } = useCopied()
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon className={live ? undefined : classes.phoneOnly} aria-label="More actions"><Icon of={EllipsisVertical} /></ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item className={classes.phoneOnly} closeMenuOnClick={false} leftSection={<Icon of={Code} />} onClick={() => copy(marker())}>
          {copied ? 'Copied!' : 'Copy embed code'}
        </Menu.Item>
        {live ? <Menu.Item leftSection={<Icon of={CirclePause} />} onClick={onUnpublish}>Unpublish</Menu.Item> : null}
      </Menu.Dropdown>
    </Menu>
  )
}
