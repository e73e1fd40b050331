import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReadableAnswer } from '@inlay/contract/owner-submissions'
import { answerText } from '@inlay/contract/rules/answer-text'
import { safeLink } from '@inlay/contract/rules/safe-link'
import { messageOf } from '../../lib/api-error.ts'
import { fileSize } from '../../lib/file-size.ts'
import { saveFile } from '../../lib/save-file.ts'
import { toastError } from '../../lib/toast.tsx'
import { Icon } from '../../ui/icon.tsx'
import classes from './answer-value.module.css'

/** Kinds of answer that lead somewhere, by what stands before them in a link. */
const LEADS: Readonly<Record<string, string>> = { email: 'mailto:', tel: 'tel:', url: '' }

/** What a visitor answered. Whatever it says, it is only ever text. */
export function AnswerValue({ answer: { type, value, best, file } }: { answer: ReadableAnswer }) {
  if (value === null || value === '') return <span className={classes.none}>No answer</span>
  if (file) return <FileAnswer {...file} />
  if (type === 'file') return <span className={classes.none}>The file is no longer kept</span>
  const words = type === 'rating' && best !== null ? `${answerText(value)} of ${best}` : answerText(value)
  if (type === 'colorpicker' && /^#[\da-f]{6}$/i.test(words)) {
    return <span className={classes.colour}><i className={classes.swatch} style={{ background: words }} aria-hidden />{words}</span>
  }
  const address = type in LEADS && typeof value === 'string' ? safeLink(LEADS[type] + (type === 'url' ? value : encodeURIComponent(value).replace('%40', '@'))) : null
  if (address && /^(https?|mailto|tel):/i.test(address)) return <a className={`text-link ${classes.text}`} href={address} target={type === 'url' ? '_blank' : undefined} rel="noopener noreferrer nofollow">{words}</a>
  return <span className={classes.text}>{words}</span>
}

function FileAnswer({ id, name, size }: NonNullable<ReadableAnswer['file']>) {
  const saving = useMutation({
    mutationFn: () => saveFile(`/api/uploads/${id}`, name),
    onError: (error) => toastError(messageOf(error, 'Failed to download the file')),
  })
  return (
    <span className={classes.file}>
      {name} <span className={classes.size}>{fileSize(size)}</span>
      <Button variant="default" size="xs" aria-label={`Download ${name}`} leftSection={<Icon of={Download} size={14} />} loading={saving.isPending} onClick={() => saving.mutate()}>Download</Button>
    </span>
  )
}
