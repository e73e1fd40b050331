import { Button, Textarea } from '@mantine/core'
import { FLAG_DESCRIPTION_MAX } from '@inlay/contract/admin-flags'
import type { SystemFlag } from '@inlay/contract/admin-flags'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { useUpdateFlag } from './use-update-flag.ts'
import { descriptionHint } from './description-hint.ts'
import classes from './flags.module.css'

const FORM = 'describe-flag'

/** Changes what a flag's description says. @param flag null: closed; give each flag a key of its own */
export function DescribeFlag({ flag, onClose }: { flag: SystemFlag | null; onClose: () => void }) {
  const [description, setDescription] = useState(flag?.description ?? '')
  const update = useUpdateFlag(onClose)
  return (
    <Dialog
      opened={flag !== null} title={`Describe ${flag?.flag_key ?? ''}`} onClose={onClose}
      actions={(
        <>
          <Button variant="default" onClick={onClose} disabled={update.isPending}>Cancel</Button>
          <Button type="submit" form={FORM} loading={update.isPending}>Save</Button>
        </>
      )}
    >
      <form id={FORM} className={classes.form} onSubmit={(event) => {
        event.preventDefault()
        if (flag) update.mutate({ id: flag.id, description })
      }}>
        <Textarea
          data-autofocus label="Description" autosize minRows={2} maxRows={8} maxLength={FLAG_DESCRIPTION_MAX} value={description} onChange={(event) => setDescription(event.currentTarget.value)}
          description={descriptionHint(flag?.flag_key)}
        />
      </form>
    </Dialog>
  )
}
