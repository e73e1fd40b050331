import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { UPLOAD_MAX_MB } from '@inlay/contract/rules/delivery-limits'
import { formText } from '@inlay/contract/rules/form-texts'
import type { FormTexts } from '@inlay/contract/rules/form-texts'
import type { Uploaded } from '@inlay/contract/submissions'
import type pg from 'pg'
import type { Logger } from 'pino'
import { fileName } from '../files/file-name.ts'
import { FilesUnavailable, NoRoom } from '../files/file-store.ts'
import { findFileType } from '../files/find-file-type.ts'
import type { FileType } from '../files/file-types.ts'
import type { Received } from '../files/incoming-files.ts'
import type { Files } from '../files/open-files.ts'
import { BodyTooLarge, endWhenLate } from '../http/read-body.ts'
import { VisitorError } from './answer.ts'
import { formOf } from './form-of.ts'
import type { PublishedComponents } from './published-components.ts'
import { orBusy } from './read-visitor-body.ts'
import { refuseWhileClosed } from './refuse-while-closed.ts'
import { tooMany } from './too-many.ts'
import { readUploadInput } from './upload-input.ts'
import { deleteUpload, hasUpload, insertUpload } from './upload-store.ts'
import type { VisitorLimit } from './visitor-limit.ts'

const BYTES_MAX = UPLOAD_MAX_MB * 1024 * 1024

export interface TakesUploads {
  readonly components: PublishedComponents
  readonly pool: pg.Pool
  readonly files: Files
  readonly log: Logger
  /** Of files, by component. */
  readonly limit: VisitorLimit
  /** Of bytes, for all components together. */
  readonly byteLimit: VisitorLimit
  /** Whether the operator has submissions taken now. */
  readonly accepting: () => boolean
  readonly clientAddress: (request: IncomingMessage) => string | null
}

/** The field that a file is for. */
interface Asked {
  readonly component_id: string
  readonly field: string
  /** Kinds that it takes; empty: all. */
  readonly accept: readonly FileType['kind'][]
  readonly texts: FormTexts
}

/** Takes the body of POST /v1/uploads, a file, and resolves when it is kept. Nothing of one that is refused is left. */
export async function takeUpload(request: IncomingMessage, takes: TakesUploads): Promise<Uploaded> {
  try {
    refuseWhileClosed(takes.accepting)
    const { component_id, field, name } = readUploadInput(request.url ?? '')
    const asked = await fieldOf(component_id, field, takes)
    const length = request.headers['content-length']
    if (Number(length) > BYTES_MAX) throw tooLarge(asked)
    if (length === '0') throw empty(asked)
    refuseTooMany(request, component_id, Number(length ?? BYTES_MAX), takes)
    const received = await takes.files.incoming.receive(request, BYTES_MAX).catch((error: unknown) => {
      throw error instanceof BodyTooLarge ? tooLarge(asked) : error
    })
    try {
      const type = await checked(received, asked)
      return { upload_id: await keep(received, { ...asked, name: fileName(name, type.endings), media_type: type.mediaType }, takes) }
    } finally {
      await received.remove()
    }
  } catch (error) {
    // What is still coming is read and dropped for a while, since a browser that is sending reads no answer.
    endWhenLate(request)
    request.resume()
    throw refusal(error, takes.log)
  }
}

async function fieldOf(component_id: string, name: string, { components }: TakesUploads): Promise<Asked> {
  const [copy] = await components.get([component_id])
  if (!copy?.component) throw new VisitorError(404, 'NOT_FOUND', 'This is not open any more')
  const form = formOf(copy.component)
  const field = form?.fields.find((one) => one.name === name)
  if (!form || field?.type !== 'file') throw new VisitorError(404, 'NOT_FOUND', 'No file is asked for here')
  return { component_id, field: name, accept: field.accept, texts: form.texts }
}

async function checked({ path, size }: Received, asked: Asked): Promise<FileType> {
  if (size === 0) throw empty(asked)
  const type = await findFileType(path)
  if (type && (asked.accept.length === 0 || asked.accept.includes(type.kind))) return type
  throw wrong(415, 'UNSUPPORTED_MEDIA_TYPE', asked, formText(asked.texts, 'fileKind'))
}

async function keep({ path, size }: Received, file: { component_id: string; field: string; name: string; media_type: string }, { pool, files, log }: TakesUploads): Promise<string> {
  const id = randomUUID()
  await orBusy(insertUpload(pool, { id, size, ...file }))
  try {
    await files.store.put(id, path)
  } catch (error) {
    // If this fails too, it is never claimed, and goes with what is unclaimed after a day.
    await deleteUpload(pool, id).catch((err: unknown) => log.warn({ err, upload_id: id }, 'an upload without its file is left until tomorrow'))
    throw error
  }
  if (await hasUpload(pool, id)) return id
  await files.store.remove(id)
  throw new VisitorError(404, 'NOT_FOUND', 'This is not open any more')
}

function refuseTooMany(request: IncomingMessage, component_id: string, bytes: number, { limit, byteLimit, clientAddress }: TakesUploads): void {
  const address = clientAddress(request)
  const wait = limit.count(address, component_id) || byteLimit.count(address, '', bytes)
  if (wait > 0) throw tooMany('files', wait)
}

const wrong = (status: number, code: string, { field }: Asked, message: string) => new VisitorError(status, code, message, { fields: { [field]: message } })
const tooLarge = (asked: Asked) => wrong(413, 'PAYLOAD_TOO_LARGE', asked, formText(asked.texts, 'fileSize', UPLOAD_MAX_MB))
const empty = (asked: Asked) => wrong(400, 'BAD_REQUEST', asked, 'This file is empty')

/** What went wrong with the place for files, as an answer; the reason is for the log. */
function refusal(error: unknown, log: Logger): unknown {
  if (!(error instanceof NoRoom || error instanceof FilesUnavailable)) return error
  log.error({ err: error }, 'a file of a visitor could not be kept')
  if (error instanceof NoRoom) return new VisitorError(507, 'INSUFFICIENT_STORAGE', 'There is no room for files at the moment. Please try again later.')
  return new VisitorError(503, 'UNAVAILABLE', 'Files cannot be taken at the moment. Please try again.', { headers: { 'retry-after': '5' } })
}
