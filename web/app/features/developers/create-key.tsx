import { Button, SegmentedControl, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { KEY_NAME_MAX, KEY_SCOPES } from '@inlay/contract/api-keys'
import type { KeyScope } from '@inlay/contract/api-keys'
import { api } from '../../lib/api.ts'
import { useFields } from '../../lib/use-fields.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SCOPE_NAMES } from './scope-names.ts'
import classes from './developers.module.css'

const FORM = 'create-key'
const MEANINGS: Readonly<Record<KeyScope, string>> = {
  read: 'It looks at components, submissions and analytics, and changes nothing.',
  write: 'It also creates, changes, publishes and deletes. No key manages keys, secrets or accounts.',
}

/** Makes a key, and shows it the one time that it is shown. Give each opening a key of its own. */
export function CreateKey({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const queryClient = useQueryClient()
  const form = useFields({ name: '' }, { name: (name) => (name.trim() === '' ? 'Please enter a name' : null) })
  const [scope, setScope] = useState<KeyScope>('read')
  const create = useMutation(api.apiKeys.create.mutationOptions({
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.apiKeys.key() }),
    onError: (error) => form.refuse(error, 'Failed to create the key'),
  }))
  const made = create.data
  if (made) {
    return (
      <Dialog opened={opened} title={`Your key “${made.name}”`} onClose={onClose} actions={<><Button variant="default" onClick={onClose}>Close</Button><CopyButton text={made.key} variant="filled" size="sm">Copy key</CopyButton></>}>
        <div className={classes.form}>
          <TextInput readOnly data-autofocus label="API key" value={made.key} classNames={{ input: classes.code }} onFocus={(event) => event.currentTarget.select()} />
          <p className={classes.text}>It is shown only now, and Inlay keeps nothing that it could be read from. Put it where your program keeps secrets, never into a web page.</p>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog
      opened={opened} title="Create API key" onClose={onClose}
      actions={<><Button variant="default" onClick={onClose} disabled={create.isPending}>Cancel</Button><Button type="submit" form={FORM} loading={create.isPending}>Create Key</Button></>}
    >
      <form id={FORM} className={classes.form} noValidate onSubmit={form.onSubmit(({ name }) => create.mutate({ name, scope }), form.show)}>
        <TextInput
          data-autofocus label="Name" required withAsterisk={false} placeholder="Newsletter import" autoComplete="off" maxLength={KEY_NAME_MAX} description={form.errors['name'] ? null : 'What will use it, so that you know which to revoke'}
          key={form.key('name')} {...form.getInputProps('name')}
        />
        <div>
          <p className={classes.label} id="key-scope">It may</p>
          <SegmentedControl fullWidth aria-labelledby="key-scope" data={KEY_SCOPES.map((value) => ({ value, label: SCOPE_NAMES[value] }))} value={scope} onChange={setScope} />
          <p className={classes.hint}>{MEANINGS[scope]}</p>
        </div>
      </form>
    </Dialog>
  )
}
