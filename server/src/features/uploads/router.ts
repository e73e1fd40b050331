import { Readable } from 'node:stream'
import { procedures } from '../../api/context.ts'
import { FilesUnavailable } from '../../files/file-store.ts'
import { signedIn } from '../auth/session.ts'
import { attachment } from './rules.ts'
import { findUpload } from './store.ts'

const NO_FILE = { message: 'File not found' }

/** Whatever a stranger sent is saved and never shown, since it would be shown as a page of ours. */
const HEADERS = {
  'content-type': 'application/octet-stream',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
}

const download = procedures.uploads.download.use(signedIn).handler(async ({ context, input, errors }) => {
  const found = await findUpload(context.owner, context.db, input.id)
  if (!found) throw errors.NOT_FOUND(NO_FILE)
  const bytes = await context.files.get(found.id).catch((error: unknown) => {
    if (!(error instanceof FilesUnavailable)) throw error
    context.log.error({ err: error, upload_id: found.id }, 'a file cannot be read')
    throw errors.UNAVAILABLE()
  })
  if (!bytes) {
    context.log.error({ upload_id: found.id }, 'a file is not in its place')
    throw errors.NOT_FOUND(NO_FILE)
  }
  const headers = { ...HEADERS, 'content-length': String(found.size), 'content-disposition': attachment(found.name) }
  for (const [name, value] of Object.entries(headers)) context.responseHeaders.set(name, value)
  return Readable.toWeb(bytes) as ReadableStream<Uint8Array>
})

export const uploadsRouter = { download }
