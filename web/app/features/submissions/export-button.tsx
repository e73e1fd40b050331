import { Button, Menu } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Braces, ChevronDown, Download, Sheet } from 'lucide-react'
import type { SubmissionFilter } from '@inlay/contract/owner-submissions'
import { zonedIso } from '@inlay/contract/rules/zoned-time'
import { messageOf } from '../../lib/api-error.ts'
import { saveFile } from '../../lib/save-file.ts'
import { toastError, toastSuccess } from '../../lib/toast.tsx'
import { Icon } from '../../ui/icon.tsx'
import classes from './export-button.module.css'

type Format = 'csv' | 'json'

function save(filter: SubmissionFilter, format: Format): Promise<void> {
  const query = new URLSearchParams({ format })
  for (const [name, value] of Object.entries(filter)) query.set(name, String(value))
  return saveFile(`/api/submissions/export?${query}`, `submissions-${zonedIso(Date.now(), filter.zone).slice(0, 10)}.${format}`)
}

/** Saves what the list shows, all pages of it. */
export function ExportButton({ filter }: { filter: SubmissionFilter }) {
  const saving = useMutation({
    mutationFn: (format: Format) => save(filter, format),
    onSuccess: (_, format) => toastSuccess(`Submissions exported to ${format.toUpperCase()}`),
    onError: (error) => toastError(messageOf(error, 'Failed to export the submissions')),
  })
  return (
    <div className={classes.group}>
      <Button className={classes.main} variant="default" leftSection={<Icon of={Download} />} loading={saving.isPending} onClick={() => saving.mutate('csv')}>Export CSV</Button>
      <Menu width={232}>
        <Menu.Target>
          <Button className={classes.more} variant="default" aria-label="More ways to export" disabled={saving.isPending}><Icon of={ChevronDown} /></Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Icon of={Sheet} />} onClick={() => saving.mutate('csv')}>CSV, for spreadsheets</Menu.Item>
          <Menu.Item leftSection={<Icon of={Braces} />} onClick={() => saving.mutate('json')}>JSON, as it is stored</Menu.Item>
          <Menu.Divider />
          <div className={classes.hint}>{filter.component ? 'One column for each field.' : 'Choose a component to get a column for each of its fields.'}</div>
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
