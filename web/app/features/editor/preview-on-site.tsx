import { Button, TextInput, UnstyledButton } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../lib/api.ts'
import { fieldErrorsOf, messageOf } from '../../lib/api-error.ts'
import { webAddress } from '../../lib/web-address.ts'
import { Dialog } from '../../ui/dialog.tsx'
import classes from './preview-on-site.module.css'

const FORM = 'preview-on-site'

interface PreviewOnSiteProps {
  opened: boolean
  /** Edits that are not saved are not in the preview. */
  dirty: boolean
  onClose: () => void
}

/** Asks for a page of the owner's site and opens it with what is saved, published or not. */
export function PreviewOnSite({ opened, dirty, onClose }: PreviewOnSiteProps) {
  const [page, setPage] = useState('')
  const installations = useQuery({ ...api.installations.list.queryOptions(), enabled: opened })
  const pages = [...new Set(installations.data?.flatMap(({ last_seen }) => (last_seen && webAddress(last_seen.host_url) ? [last_seen.host_url] : [])) ?? [])].slice(0, 5)
  const make = useMutation({
    mutationFn: (of: string) => client.previews.create({ page: of }),
    // At once, while the press counts as the user's: later a browser holds it back.
    onMutate: () => window.open('', '_blank'),
    onSuccess({ url }, _of, tab) {
      if (tab) {
        // The page is not to reach the dashboard.
        tab.opener = null
        tab.location.replace(url)
      }
      onClose()
    },
    onError(_error, _of, tab) {
      tab?.close()
    },
  })
  const error = make.isError ? (fieldErrorsOf(make.error)['page'] ?? messageOf(make.error, 'The preview could not be opened')) : undefined
  return (
    <Dialog
      opened={opened} title="Preview on your site" width={520} onClose={onClose}
      actions={<><Button variant="default" onClick={onClose}>Cancel</Button><Button type="submit" form={FORM} disabled={page.trim() === ''} loading={make.isPending}>Open preview</Button></>}
    >
      <form id={FORM} className={classes.form} noValidate onSubmit={(event) => { event.preventDefault(); make.mutate(page.trim()) }}>
        <p>Opens a page that has the embed code, with your drafts on it. The link works for an hour for whoever has it; nothing is counted or stored.</p>
        <TextInput
          label="Page" placeholder="https://example.com/shop" inputMode="url" data-autofocus value={page} error={error}
          onChange={(event) => { setPage(event.currentTarget.value); make.reset() }}
        />
        {pages.length > 0 ? (
          <div role="group" aria-label="Pages where your components were seen" className={classes.pages}>
            {pages.map((seen) => <UnstyledButton key={seen} className={`${classes.page} truncate`} aria-pressed={seen === page} onClick={() => { setPage(seen); make.reset() }}>{seen}</UnstyledButton>)}
          </div>
        ) : null}
        {dirty ? <p className={classes.note}>Your unsaved changes are not in it. Save them first.</p> : null}
      </form>
    </Dialog>
  )
}
