import { ActionIcon, Menu } from '@mantine/core'
import { Check, CirclePause, CirclePlay, Code, Copy, EllipsisVertical, History, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { useCopied } from '../../lib/use-copied.ts'
import { Icon } from '../../ui/icon.tsx'
import { editPath } from './edit-path.ts'
import { embedMarker } from './embed-marker.ts'
import type { OwnComponent } from './own-component.ts'

interface ComponentMenuProps {
  component: OwnComponent
  onDuplicate: () => void
  onSetLive: (live: boolean) => void
  onDelete: () => void
  className?: string | undefined
}

/** Everything that can be done to one component. */
export function ComponentMenu({ component, onDuplicate, onSetLive, onDelete, className }: ComponentMenuProps) {
  const { copied, copy } = useCopied()
  const live = component.is_active
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon className={className} aria-label={`Actions for ${component.name}`}><Icon of={EllipsisVertical} /></ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={editPath(component)} leftSection={<Icon of={Pencil} />}>Edit</Menu.Item>
        <Menu.Item closeMenuOnClick={false} leftSection={<Icon of={copied ? Check : Code} />} onClick={() => copy(embedMarker(component))}>
          {copied ? 'Copied!' : 'Copy embed code'}
        </Menu.Item>
        <Menu.Item leftSection={<Icon of={Copy} />} onClick={onDuplicate}>Duplicate</Menu.Item>
        <Menu.Item component={Link} to={`${editPath(component)}?history`} leftSection={<Icon of={History} />}>Version history</Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<Icon of={live ? CirclePause : CirclePlay} />} onClick={() => onSetLive(!live)}>{live ? 'Unpublish' : 'Publish'}</Menu.Item>
        <Menu.Item data-danger leftSection={<Icon of={Trash2} />} onClick={onDelete}>Delete</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
