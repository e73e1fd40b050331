import { Button, PasswordInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ROTATION_HOURS } from '@inlay/contract/webhooks'
import type { Webhook } from '@inlay/contract/webhooks'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { formatExact } from '../../lib/dates.ts'
import { toastError, toastSuccess } from '../../lib/toast.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { nameOf } from './name-of.ts'
import classes from './developers.module.css'

/** The secret of a webhook, to be copied or taken out of use. @param of null: closed */
export function SecretDialog({ of: hook, onClose }: { of: Webhook | null; onClose: () => void }) {
  const queryClient = useQueryClient()
  const input = { id: hook?.id ?? '' }
  const secret = useQuery({ ...api.webhooks.secret.queryOptions({ input }), enabled: hook !== null, gcTime: 0, staleTime: 0 })
  const [sure, setSure] = useState(false)
  const close = () => {
    setSure(false)
    onClose()
  }
  const rotate = useMutation(api.webhooks.rotate.mutationOptions({
    onSuccess: (next) => {
      queryClient.setQueryData(api.webhooks.secret.queryKey({ input }), next)
      toastSuccess('New secret made')
      setSure(false)
    },
    onError: (error) => toastError(messageOf(error, 'Failed to make a new secret')),
  }))
  return (
    <Dialog
      opened={hook !== null} title="Signing secret" width={520} onClose={close}
      actions={sure ? (
        <>
          <Button variant="default" onClick={() => setSure(false)} disabled={rotate.isPending}>Keep this one</Button>
          <Button variant="danger" loading={rotate.isPending} onClick={() => rotate.mutate(input)}>Make a new secret</Button>
        </>
      ) : (
        <>
          <Button variant="default" onClick={() => setSure(true)} disabled={!secret.data}>Rotate</Button>
          <Button variant="default" onClick={close}>Close</Button>
          <CopyButton text={secret.data?.secret ?? ''} variant="filled" size="sm" disabled={!secret.data}>Copy secret</CopyButton>
        </>
      )}
    >
      <div className={classes.form}>
        <PasswordInput
          readOnly label={`For ${hook ? nameOf(hook) : ''}`} value={secret.data?.secret ?? ''} error={secret.isError ? messageOf(secret.error, 'The secret could not be loaded. Please try again.') : null}
          autoComplete="off" visibilityToggleButtonProps={{ 'aria-label': 'Show secret', tabIndex: 0 }} classNames={{ innerInput: classes.code }}
        />
        <p className={classes.text}>
          {sure
            ? `Put the new secret into your program within ${ROTATION_HOURS} hours: until then messages are signed with both, and afterwards with the new one alone.`
            : secret.data?.old_until
              ? `Until ${formatExact(secret.data.old_until)} messages are signed with the secret before this one too.`
              : 'Your program checks each message with it, by the Standard Webhooks scheme. Keep it where your program keeps secrets.'}
        </p>
      </div>
    </Dialog>
  )
}
