import { UPLOAD_MAX_MB } from '@inlay/contract/rules/delivery-limits'
import type { FormTextKey } from '@inlay/contract/rules/form-texts'
import { arrange } from '../frame/arrange.ts'
import { el } from '../frame/el.ts'
import type { Frame } from '../renderer.ts'
import type { FormRow, FormView } from '../renderers/form.ts'

export interface Uploads {
  /** The answer of a file field: the id that Inlay gave its file. */
  answer(row: FormRow): string | undefined
  /** Whether its file is on its way. */
  isBusy(row: FormRow): boolean
  /** Sends what was chosen since, and shows how far it is. */
  sync(): void
  /** Resolves when nothing is under way: to a field whose file could not be sent, or to nothing. */
  done(): Promise<FormRow | undefined>
}

interface UploadsNeeds {
  word(key: FormTextKey, limit?: number): string
  /** Says beside the field what is wrong; empty when it is right. */
  say(row: FormRow, message: string): void
  changed(): void
}

/** A chosen file, until it is taken back or could not be sent. */
interface Held {
  readonly name: string
  readonly request?: XMLHttpRequest
  /** How much of it is sent, in percent. */
  percent: number
  /** Absent while it is under way. */
  upload?: string
  /** Called when it is no longer under way. @param failed its field's name, when it could not be sent */
  end?(failed?: string): void
  ended?: Promise<string | undefined>
}

/** Stands for the file in a preview's answers: an id, which passes the checks of answers that are kept nowhere. */
const PREVIEWED = '00000000-0000-4000-8000-000000000000'

/** Sends files when they are chosen. */
export function uploads(frame: Frame, view: FormView, { word, say, changed }: UploadsNeeds): Uploads {
  const { body, options, component } = frame
  const document = body.ownerDocument
  const root = body.getRootNode() as ShadowRoot
  /** By the field's name: it may be drawn anew meanwhile. */
  const held = new Map<string, Held>()
  const buttons = new WeakMap<FormRow, HTMLElement>()
  frame.cleanup(() => held.forEach(({ request }) => request?.abort()))

  const rowOf = (name: string | undefined) => view.rows.find(({ field }) => field.name === name)
  const end = (name: string, failed?: boolean) => {
    const one = held.get(name)
    if (failed) held.delete(name)
    changed()
    one?.end?.(failed ? name : undefined)
  }
  const fail = (name: string, key: FormTextKey, limit?: number) => {
    end(name, true)
    const row = rowOf(name)
    if (row) say(row, word(key, limit))
  }

  const send = (field: string, file: File) => {
    const { name, size } = file
    if (size > UPLOAD_MAX_MB * 1024 * 1024) return fail(field, 'fileSize', UPLOAD_MAX_MB)
    // A preview sends nothing; on a host page its versions are below 0.
    if (!options.origin || component.version < 0) {
      held.set(field, { name, percent: 100, upload: PREVIEWED })
      return changed()
    }
    const request = new XMLHttpRequest()
    const one: Held = { name, request, percent: 0 }
    one.ended = new Promise((resolve) => (one.end = resolve))
    held.set(field, one)
    const query = Object.entries({ component_id: component.id, field, name }).map((pair) => pair.map(encodeURIComponent).join('='))
    request.open('POST', `${options.origin}/v1/uploads?${query.join('&')}`)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => {
      one.percent = Math.floor((100 * loaded) / (total || 1))
      changed()
    }
    request.onloadend = () => {
      // Taken back by the visitor.
      if (held.get(field) !== one) return one.end!()
      const { status } = request
      const { upload_id } = (request.response || {}) as { upload_id?: string }
      const wait = status === 429 ? Number(request.getResponseHeader('retry-after')) : 0
      if (status === 201 && upload_id) {
        one.upload = upload_id
        end(field)
      } else if (wait) fail(field, 'later', wait)
      else if (status === 413) fail(field, 'fileSize', UPLOAD_MAX_MB)
      else fail(field, status === 415 ? 'fileKind' : 'file')
    }
    request.send(file)
    changed()
  }

  const button = (row: FormRow) => {
    const made = el(document, 'button', 'button bare')
    made.type = 'button'
    made.onclick = () => {
      const one = held.get(row.field.name)
      held.delete(row.field.name)
      if (one && one.request) one.request.abort()
      changed()
    }
    buttons.set(row, made)
    return made
  }

  const show = (row: FormRow) => {
    const control = row.control as HTMLInputElement
    const drop = control.parentElement!
    const name = drop.querySelector('span')!
    const one = held.get(row.field.name)
    const remove = buttons.get(row) || button(row)
    const focused = root.activeElement
    name.textContent = one ? one.name : word('chooseFile')
    name.setAttribute('role', 'status')
    remove.textContent = word('remove')
    remove.setAttribute('aria-label', `${word('remove')} ${name.textContent}`)
    control.hidden = !!one
    let bar = drop.querySelector<HTMLElement>('.bar')
    if (one && !one.upload) {
      if (!bar) {
        bar = el(document, 'div', 'bar')
        bar.setAttribute('role', 'progressbar')
        bar.setAttribute('aria-label', one.name)
        bar.append(el(document, 'i'))
      }
      bar.setAttribute('aria-valuenow', String(one.percent))
      ;(bar.firstChild as HTMLElement).style.width = `${one.percent}%`
    } else bar = null
    arrange(drop, [name, control, one && remove, bar])
    // The one takes the place of the other, and its focus.
    if (focused === control && one) remove.focus()
    if (focused === remove && !one) control.focus()
  }

  return {
    answer: ({ field }) => held.get(field.name)?.upload,
    isBusy: ({ field }) => !(held.get(field.name) || { upload: true }).upload,
    sync() {
      for (const row of view.rows) {
        if (row.field.type !== 'file') continue
        const control = row.control as HTMLInputElement
        const [chosen] = control.files || []
        show(row)
        if (!chosen) continue
        // So that the same file may be chosen again.
        control.value = ''
        say(row, '')
        send(row.field.name, chosen)
      }
    },
    done: async () => rowOf((await Promise.all([...held.values()].map(async ({ ended }) => ended))).find(Boolean)),
  }
}
