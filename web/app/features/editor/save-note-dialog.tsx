import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'

const NOTE_MAX = 500
const FORM = 'save-note'

interface SaveNoteDialogProps {
  opened: boolean
  onClose: () => void
  onSave: (note: string) => void
}

/** Saves with a word on why, which the version history shows. */
export function SaveNoteDialog({ opened, onClose, onSave }: SaveNoteDialogProps) {
  const [note, setNote] = useState('')
  const save = () => {
    onSave(note)
    setNote('')
    onClose()
  }
  return (
    <Dialog
      opened={opened} title="Save with a note" onClose={onClose}
      actions={<><Button variant="default" onClick={onClose}>Cancel</Button><Button type="submit" form={FORM} disabled={note.trim() === ''}>Save</Button></>}
    >
      <form id={FORM} noValidate onSubmit={(event) => { event.preventDefault(); save() }}>
        <TextInput label="What is new" description="The version history shows it." placeholder="New delivery times" maxLength={NOTE_MAX} data-autofocus value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      </form>
    </Dialog>
  )
}
