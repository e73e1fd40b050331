import { Autocomplete, Button, Switch, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FLAG_DESCRIPTION_MAX, FLAG_KEY_MAX, isSnakeCase, SNAKE_CASE_MESSAGE } from '@inlay/contract/admin-flags'
import { FLAG_KEYS, isKnownFlag, KNOWN_FLAGS } from '@inlay/contract/flag-registry'
import { api } from '../../lib/api.ts'
import { toastSuccess } from '../../lib/toast.tsx'
import { useFields } from '../../lib/use-fields.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { invalidateFlags } from './use-update-flag.ts'
import { descriptionHint } from './description-hint.ts'
import classes from './flags.module.css'

const FORM = 'create-flag'

const problemOf = (key: string) => (key.trim() === '' ? 'Please enter a flag key' : isSnakeCase(key.trim()) ? null : SNAKE_CASE_MESSAGE)

/** The dialog that sets a flag. @param flagKey what it begins with; null: closed; give each a key of its own */
export function CreateFlag({ flagKey, onClose }: { flagKey: string | null; onClose: () => void }) {
  const queryClient = useQueryClient()
  const form = useFields({ flag_key: flagKey ?? '', description: '' }, { flag_key: problemOf })
  // Of a known key as it is now, so that setting it changes nothing by itself.
  const [enabled, setEnabled] = useState(flagKey !== null && isKnownFlag(flagKey) && KNOWN_FLAGS[flagKey].default)
  const create = useMutation(api.adminFlags.create.mutationOptions({
    onSuccess: async () => {
      toastSuccess('System flag created successfully')
      onClose()
      await invalidateFlags(queryClient)
    },
    onError: (error) => form.refuse(error, 'Failed to create the flag'),
  }))
  const key = form.values.flag_key.trim()
  const hint = isKnownFlag(key) ? KNOWN_FLAGS[key].meaning : 'Use snake_case, as in new_editor'
  return (
    <Dialog
      opened={flagKey !== null} title="Create Flag" onClose={onClose}
      actions={(
        <>
          <Button variant="default" onClick={onClose} disabled={create.isPending}>Cancel</Button>
          <Button type="submit" form={FORM} loading={create.isPending}>Create Flag</Button>
        </>
      )}
    >
      <form id={FORM} className={classes.form} noValidate onSubmit={form.onSubmit(({ flag_key, description }) => create.mutate({ flag_key, description, flag_value: enabled }), form.show)}>
        <Autocomplete
          data-autofocus={flagKey === '' || undefined} label="Flag Key" required placeholder="feature_name" autoComplete="off" spellCheck={false} maxLength={FLAG_KEY_MAX} data={FLAG_KEYS} limit={6}
          description={form.errors['flag_key'] ? null : hint} key={form.key('flag_key')} {...form.getInputProps('flag_key')}
        />
        <Textarea
          data-autofocus={flagKey ? true : undefined} label="Description" autosize minRows={2} maxRows={8} maxLength={FLAG_DESCRIPTION_MAX}
          description={descriptionHint(key)} key={form.key('description')} {...form.getInputProps('description')}
        />
        <Switch label="Enabled by default" checked={enabled} onChange={(event) => setEnabled(event.currentTarget.checked)} />
      </form>
    </Dialog>
  )
}
