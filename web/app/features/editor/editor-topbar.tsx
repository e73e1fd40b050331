import { ActionIcon, Button, Menu, TextInput, Tooltip } from '@mantine/core'
import { ArrowLeft, CirclePause, Code, EllipsisVertical, ExternalLink, History, MessageSquareText, Redo2, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { MOD_KEY } from '../../lib/mod-key.ts'
import { useCopied } from '../../lib/use-copied.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { PreviewOnSite } from './preview-on-site.tsx'
import { SaveNoteDialog } from './save-note-dialog.tsx'
import type { Editor } from './use-editor.ts'
import type { Save } from './use-save.ts'
import classes from './editor-topbar.module.css'

interface EditorTopbarProps {
  /** The list that it belongs to. */
  back: { readonly to: string; readonly label: string }
  name: { readonly label: string; readonly value: string; readonly error: string | undefined; readonly onChange: (value: string) => void }
  editor: Pick<Editor<unknown>, 'stored' | 'dirty' | 'canUndo' | 'canRedo' | 'undo' | 'redo'>
  save: Save
  /** What the owner pastes; work to make. */
  marker: () => string
  /** Where it can be deleted from here. */
  onDelete?: () => void
}

/** Name, state and acts. A draft's next step is to publish it, what is live has to be saved, which is live at once. */
export function EditorTopbar({ back, name, editor, save, marker, onDelete }: EditorTopbarProps) {
  const { dirty } = editor
  const { is_active: live, version } = editor.stored
  const [noting, setNoting] = useState(false)
  const [previewing, setPreviewing] = useState(false)
  return (
    <header className={classes.top}>
      <Tooltip label={back.label}>
        <ActionIcon component={Link} to={back.to} aria-label={back.label}><Icon of={ArrowLeft} /></ActionIcon>
      </Tooltip>
      <TextInput
        className={classes.name} aria-label={name.label} value={name.value} error={name.error} size="xs"
        onChange={(event) => name.onChange(event.currentTarget.value)}
      />
      <span className={classes.badge}><StatusBadge live={live} /></span>
      <Tooltip label="Version history"><Link className={classes.version} to="?history" preventScrollReset>Version {version}</Link></Tooltip>
      <div className={classes.end}>
        <span className={classes.unsaved} role="status">{dirty ? 'Unsaved changes' : ''}</span>
        <span className={classes.steps}>
          <Tooltip label={`Undo (${MOD_KEY} Z)`}><ActionIcon aria-label="Undo" disabled={!editor.canUndo} onClick={editor.undo}><Icon of={Undo2} /></ActionIcon></Tooltip>
          <Tooltip label={`Redo (${MOD_KEY} Shift Z)`}><ActionIcon aria-label="Redo" disabled={!editor.canRedo} onClick={editor.redo}><Icon of={Redo2} /></ActionIcon></Tooltip>
        </span>
        <span className={classes.line} />
        <CopyButton className={classes.copy} text={marker} icon={Code}>Copy embed code</CopyButton>
        <MoreMenu live={live} marker={marker} onNote={dirty ? () => setNoting(true) : undefined} onPreview={() => setPreviewing(true)} onUnpublish={save.unpublish} onDelete={onDelete} />
        <Button
          size="xs" variant={live ? 'filled' : 'default'} disabled={!dirty} loading={save.busy === 'save'} onClick={save.save}
          rightSection={<kbd className={classes.key} data-on-solid={live || undefined}>{MOD_KEY} S</kbd>}
        >
          Save
        </Button>
        {live ? null : <Button size="xs" loading={save.busy === 'publish'} onClick={save.publish}>Publish</Button>}
      </div>
      <PreviewOnSite opened={previewing} dirty={dirty} onClose={() => setPreviewing(false)} />
      <SaveNoteDialog opened={noting} onClose={() => setNoting(false)} onSave={save.saveWithNote} />
    </header>
  )
}

interface MoreMenuProps {
  live: boolean
  marker: () => string
  /** Where there is something to save. */
  onNote: (() => void) | undefined
  onPreview: () => void
  onUnpublish: () => void
  onDelete: (() => void) | undefined
}

function MoreMenu({ live, marker, onNote, onPreview, onUnpublish, onDelete }: MoreMenuProps) {
  const { copied, copy } = useCopied()
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label="More actions"><Icon of={EllipsisVertical} /></ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item className={classes.phoneOnly} closeMenuOnClick={false} leftSection={<Icon of={Code} />} onClick={() => copy(marker())}>
          {copied ? 'Copied!' : 'Copy embed code'}
        </Menu.Item>
        {onNote ? <Menu.Item leftSection={<Icon of={MessageSquareText} />} onClick={onNote}>Save with a note</Menu.Item> : null}
        <Menu.Item leftSection={<Icon of={ExternalLink} />} onClick={onPreview}>Preview on your site</Menu.Item>
        <Menu.Item component={Link} to="?history" preventScrollReset leftSection={<Icon of={History} />}>Version history</Menu.Item>
        {live ? <Menu.Item leftSection={<Icon of={CirclePause} />} onClick={onUnpublish}>Unpublish</Menu.Item> : null}
        {onDelete ? <Menu.Item data-danger leftSection={<Icon of={Trash2} />} onClick={onDelete}>Delete</Menu.Item> : null}
      </Menu.Dropdown>
    </Menu>
  )
}
