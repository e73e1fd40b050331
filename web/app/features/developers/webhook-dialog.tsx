import { Button, Checkbox, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { WEBHOOK_DESCRIPTION_MAX, WEBHOOK_EVENTS, WEBHOOK_URL_MESSAGE } from '@inlay/contract/webhooks'
import type { Webhook, WebhookEvent } from '@inlay/contract/webhooks'
import { client, api } from '../../lib/api.ts'
import { fieldErrorsOf } from '../../lib/api-error.ts'
import { toastSuccess } from '../../lib/toast.tsx'
import { useFields } from '../../lib/use-fields.ts'
import { Dialog } from '../../ui/dialog.tsx'
import classes from './developers.module.css'

const FORM = 'webhook'
const MEANINGS: Readonly<Record<WebhookEvent, string>> = {
  'submission.created': 'A visitor sent a form, a poll, a sign-up or a quiz',
  'submission.confirmed': 'A subscriber confirmed the address by mail',
}
const NEW: Pick<Webhook, 'url' | 'description' | 'events'> = { url: '', description: '', events: ['submission.created'] }

const urlProblem = (url: string) => (url.trim() === '' ? 'Please enter the address' : /^https?:\/\/./i.test(url.trim()) && URL.canParse(url.trim()) ? null : WEBHOOK_URL_MESSAGE)

interface WebhookDialogProps {
  readonly opened: boolean
  /** The one that is changed; null: a new one is added. */
  readonly of: Webhook | null
  readonly onClose: () => void
  readonly onMade?: (made: Webhook) => void
}

/** Adds a webhook, or changes one. Give each opening a key of its own. */
export function WebhookDialog({ opened, of: hook, onClose, onMade }: WebhookDialogProps) {
  const queryClient = useQueryClient()
  const start = hook ?? NEW
  const form = useFields({ url: start.url, description: start.description }, { url: urlProblem })
  const [events, setEvents] = useState<readonly WebhookEvent[]>(start.events)
  const [eventsProblem, setEventsProblem] = useState<string | null>(null)
  const save = useMutation({
    mutationFn: (values: Pick<Webhook, 'url' | 'description' | 'events'>): Promise<Webhook> => (hook ? client.webhooks.update({ id: hook.id, ...values }) : client.webhooks.create(values)),
    onSuccess: async (saved) => {
      toastSuccess(hook ? 'Webhook saved' : 'Webhook added')
      onClose()
      onMade?.(saved)
      await queryClient.invalidateQueries({ queryKey: api.webhooks.key() })
    },
    onError: (error) => {
      const { events: wrong, ...others } = fieldErrorsOf(error)
      if (wrong) setEventsProblem(wrong)
      if (!wrong || Object.keys(others).length > 0) form.refuse(error, 'Failed to save the webhook')
    },
  })
  const send = form.onSubmit((values) => {
    if (events.length === 0) setEventsProblem('Choose at least one event')
    else save.mutate({ ...values, events: [...events] })
  }, form.show)
  return (
    <Dialog
      opened={opened} title={hook ? 'Edit webhook' : 'Add webhook'} width={520} onClose={onClose}
      actions={<><Button variant="default" onClick={onClose} disabled={save.isPending}>Cancel</Button><Button type="submit" form={FORM} loading={save.isPending}>{hook ? 'Save' : 'Add Webhook'}</Button></>}
    >
      <form id={FORM} className={classes.form} noValidate onSubmit={send}>
        <TextInput
          data-autofocus label="Address" type="url" inputMode="url" required withAsterisk={false} placeholder="https://example.com/inlay" autoComplete="off" spellCheck={false}
          description={form.errors['url'] ? null : 'Gets a POST with JSON. Use https, since submissions hold what people wrote'} key={form.key('url')} {...form.getInputProps('url')}
        />
        <TextInput label="Description (optional)" placeholder="CRM" autoComplete="off" maxLength={WEBHOOK_DESCRIPTION_MAX} key={form.key('description')} {...form.getInputProps('description')} />
        <Checkbox.Group
          label="Tell it when" error={eventsProblem} value={[...events]}
          onChange={(value) => {
            setEvents(value)
            setEventsProblem(null)
          }}
        >
          <div className={classes.events}>
            {WEBHOOK_EVENTS.map((event) => <Checkbox key={event} size="sm" value={event} label={MEANINGS[event]} description={event} />)}
          </div>
        </Checkbox.Group>
      </form>
    </Dialog>
  )
}
