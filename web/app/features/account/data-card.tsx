import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { saveFile } from '../../lib/save-file.ts'
import { toastError, toastSuccess } from '../../lib/toast.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DeleteAccount } from './delete-account.tsx'
import classes from './account.module.css'

/** Taking everything along, and taking it away. */
export function DataCard({ email }: { email: string }) {
  const [deleting, setDeleting] = useState(0)
  const save = useMutation({
    mutationFn: () => saveFile('/api/account/export', 'inlay-account.json'),
    onSuccess: () => toastSuccess('Your data is exported'),
    onError: (error) => toastError(messageOf(error, 'Failed to export your data')),
  })
  return (
    <>
      <Card title="Your data">
        <div className={classes.act}>
          <p className={classes.text}>Your profile, your components and quizzes with every version, and all submissions, in one JSON file.</p>
          <Button variant="default" leftSection={<Icon of={Download} />} loading={save.isPending} onClick={() => save.mutate()}>Export JSON</Button>
        </div>
      </Card>
      <Card title="Delete account">
        <div className={classes.act}>
          <p className={classes.text}>Your components leave the pages they are on, and everything that is yours is deleted. This cannot be undone.</p>
          <Button variant="default" onClick={() => setDeleting(Date.now())}>Delete account</Button>
        </div>
      </Card>
      <DeleteAccount key={deleting} email={email} opened={deleting > 0} onClose={() => setDeleting(0)} />
    </>
  )
}
