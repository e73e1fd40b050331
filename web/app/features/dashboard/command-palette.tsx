import { Combobox, Modal, TextInput, useCombobox } from '@mantine/core'
import { Blocks, Plus, Search } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { COMPONENT_TYPES, KIND_LABELS } from '@inlay/contract/component-types'
import { Icon } from '../../ui/icon.tsx'
import { editPath } from '../components/edit-path.ts'
import { useComponentActions } from '../components/use-component-actions.ts'
import { useOwnComponents } from '../components/use-own-components.ts'
import { ACCOUNT, NAV_ITEMS } from './nav-items.ts'
import { findEntries } from './palette-entries.ts'
import type { PaletteEntry } from './palette-entries.ts'
import classes from './command-palette.module.css'

interface Entry extends PaletteEntry {
  readonly icon: LucideIcon
  readonly run: () => void
}

/** Search over everything: a screen, a component, something to create. */
export function CommandPalette({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal.Root opened={opened} onClose={onClose} size={560} yOffset="12vh" transitionProps={{ duration: 120 }}>
      <Modal.Overlay />
      <Modal.Content aria-label="Search or jump to">
        <Modal.Body className={classes.body}><PaletteSearch onClose={onClose} /></Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

function PaletteSearch({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const entries = findEntries(useEntries(), typed)
  const combobox = useCombobox({ opened: true })
  // Enter takes the first one found. Told after the drawing, since it is looked for among what is drawn.
  const { selectFirstOption } = combobox
  useEffect(() => void selectFirstOption(), [selectFirstOption, typed, entries.length])
  const groups = [...new Set(entries.map(({ group }) => group))]

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => {
        onClose()
        entries.find((entry) => entry.id === id)?.run()
      }}
    >
      <Combobox.EventsTarget>
        <TextInput
          data-autofocus value={typed} placeholder="Search or jump to" aria-label="Search or jump to" leftSection={<Icon of={Search} />}
          classNames={{ input: classes.input, root: classes.field }} autoComplete="off" spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
          // Before the list hears of it: it would take Escape to close itself, and it is never closed.
          onKeyDownCapture={(event) => event.key === 'Escape' && onClose()}
        />
      </Combobox.EventsTarget>
      <Combobox.Options className={classes.options} aria-label="Found">
        {groups.map((group) => (
          <Combobox.Group key={group} label={group} classNames={{ groupLabel: classes.group }}>
            {entries.filter((entry) => entry.group === group).map(({ id, label, detail, icon }) => (
              <Combobox.Option key={id} value={id} className={classes.option}>
                <Icon of={icon} />
                <span className="truncate">{label}</span>
                {detail ? <span className={classes.detail}>{detail}</span> : null}
              </Combobox.Option>
            ))}
          </Combobox.Group>
        ))}
        {entries.length === 0 ? <Combobox.Empty className={classes.empty}>Nothing is called that.</Combobox.Empty> : null}
      </Combobox.Options>
    </Combobox>
  )
}

function useEntries(): Entry[] {
  const navigate = useNavigate()
  const { create } = useComponentActions()
  const components = useOwnComponents()
  return [
    ...[...NAV_ITEMS, ACCOUNT].map(({ path, label, icon }): Entry => ({ id: path, group: 'Go to', label, icon, run: () => void navigate(path) })),
    ...(components.data ?? []).map(({ id, name, type, is_active }): Entry => ({
      id,
      group: 'Components',
      label: name,
      detail: `${KIND_LABELS[type]}, ${is_active ? 'Live' : 'Draft'}`,
      icon: Blocks,
      run: () => void navigate(editPath({ id, type })),
    })),
    ...[...COMPONENT_TYPES, 'quiz' as const].map((type): Entry => ({
      id: `create-${type}`,
      group: 'Create',
      label: KIND_LABELS[type],
      icon: Plus,
      // The palette is gone by the time it is made, and with it what it passed to mutate. A failure is told by the hook.
      run: () => void create.mutateAsync({ type }).then((made) => navigate(editPath(made)), () => undefined),
    })),
  ]
}
