import { formText } from '@inlay/contract/rules/form-texts'
import type { FormTextKey } from '@inlay/contract/rules/form-texts'
import { el } from '../frame/el.ts'
import type { DrawField } from './field.ts'
import { shell } from './shell.ts'

/** Megabytes; UPLOAD_MAX of contract/src/submissions.ts. */
const MOST = 10

/** What a browser offers for each kind that Inlay tells apart. */
const ACCEPT = {
  image: 'image/*',
  pdf: '.pdf',
  document: '.doc,.docx,.odt,.xls,.xlsx,.ods,.ppt,.pptx,.odp',
  text: '.txt,.csv,.md',
  archive: '.zip',
}

interface Sent {
  readonly name: string
  readonly upload: string
}

/** A file that is sent as soon as it is chosen; its answer is the id that Inlay gives it. */
export const file: DrawField<'file'> = (context, field, before) => {
  const { document, frame, texts, changed } = context
  const { options, component } = frame
  const drop = el(document, 'div', 'drop')
  const control = el(document, 'input')
  const name = el(document, 'span')
  const bar = el(document, 'div', 'bar')
  const filled = el(document, 'i')
  const remove = el(document, 'button', 'button bare', formText(texts, 'remove'))
  let sent = before as Sent | undefined
  let request: XMLHttpRequest | null = null
  control.type = 'file'
  control.accept = field.accept.map((kind) => ACCEPT[kind]).join()
  remove.type = 'button'
  bar.append(filled)
  drop.append(control, name, bar, remove)
  const drawn = shell(context, field, drop, control)

  const show = () => {
    name.textContent = sent ? sent.name : ''
    control.hidden = !!sent
    bar.hidden = !request
    remove.hidden = !sent && !request
    changed()
  }
  const stop = () => {
    const running = request
    request = null
    if (running) running.abort()
  }
  const fail = (key: FormTextKey, limit?: number) => {
    request = null
    control.value = ''
    show()
    drawn.say!(formText(texts, key, limit))
  }

  const send = (chosen: File) => {
    drawn.say!('')
    if (chosen.size > MOST * 1024 * 1024) return fail('fileSize', MOST)
    const done = (id: string) => {
      request = null
      sent = { name: chosen.name, upload: id }
      show()
    }
    // A preview sends nothing.
    if (!options.origin) return done('preview')
    const running = (request = new XMLHttpRequest())
    const query = Object.entries({ component_id: component.id, field: field.name, name: chosen.name }).map((pair) => pair.map(encodeURIComponent).join('='))
    running.open('POST', `${options.origin}/v1/uploads?${query.join('&')}`)
    running.upload.onprogress = ({ loaded, total }) => {
      filled.style.width = `${(100 * loaded) / (total || 1)}%`
    }
    running.onloadend = () => {
      if (request !== running) return
      const { status } = running
      const { upload_id } = (running.response || {}) as { upload_id?: string }
      if (status === 201 && upload_id) return done(upload_id)
      if (status === 413) return fail('fileSize', MOST)
      fail(status === 415 ? 'fileKind' : 'file')
    }
    running.responseType = 'json'
    filled.style.width = '0'
    running.send(chosen)
    show()
  }

  frame.listen(control, 'change', () => {
    const [chosen] = Array.from(control.files || [])
    stop()
    if (chosen) send(chosen)
    else show()
  })
  frame.listen(remove, 'click', () => {
    stop()
    sent = undefined
    control.value = ''
    show()
    control.focus()
  })
  frame.cleanup(stop)
  name.textContent = sent ? sent.name : ''
  control.hidden = !!sent
  bar.hidden = true
  remove.hidden = !sent
  return { ...drawn, read: () => sent && sent.upload, state: () => sent, isBusy: () => !!request, focus: () => (sent ? remove : control).focus() }
}
