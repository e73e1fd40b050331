import type { VisitorConfigOf } from '@inlay/contract/delivery'
import { arrange } from '../frame/arrange.ts'
import { buttonCss } from '../frame/button.css.ts'
import { claim } from '../frame/claim.ts'
import { el } from '../frame/el.ts'
import { recall, remember } from '../frame/memory.ts'
import { part } from '../frame/part.ts'
import { trigger } from '../frame/trigger.ts'
import { whenShown } from '../frame/when-shown.ts'
import { mount } from '../mount.ts'
import type { ModalDialog } from '../parts/modal-dialog.ts'
import type { Renderer } from '../renderer.ts'

/** After something was in the way it is tried again, ms. */
const AGAIN = 3_000
const DAY = 86_400_000

/**
 * A dialog over the page, opened by its button, by the page, or by itself. By itself it waits while the visitor is in a field
 * or has another modal open. What opens is loaded when that is near. Another trigger takes effect with the next drawing.
 */
export const modal: Renderer<VisitorConfigOf['modal']> = {
  css: buttonCss,
  render(frame, config) {
    const { body, emit, listen } = frame
    const opener = el(body.ownerDocument, 'button', 'button')
    opener.type = 'button'
    opener.setAttribute('aria-haspopup', 'dialog')
    /** Whether this drawing is the one that opens without its button. */
    let mine = false
    let opened = false
    /** A wish to open that waits for the dialog is called off by the next wish. */
    let wish = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let dialog: ModalDialog | null = null

    const load = part(frame, async () => {
      const { modalDialog } = await import('../parts/modal-dialog.ts')
      return () => {
        dialog = modalDialog(frame, mount)
        body.append(dialog.element)
        dialog.update(config)
        return dialog
      }
    })
    const area = () => (config.frequency === 'session' ? 'sessionStorage' : 'localStorage')
    const wasSeen = () => {
      const last = config.frequency !== 'always' && recall(frame, area())
      return !!last && (config.frequency !== 'day' || Date.now() - Number(last) < DAY)
    }
    const show = (it: ModalDialog, from?: HTMLElement) => {
      if (!it.open(from)) return
      opened = true
      void it.draw()
      if (config.frequency !== 'always') remember(frame, area(), String(Date.now()))
      emit('view')
      emit('component_interaction')
    }
    const open = async (from?: HTMLElement) => {
      const turn = ++wish
      const it = await load()
      if (it && turn === wish) show(it, from)
    }
    const byItself = async () => {
      opened ||= wasSeen()
      const it = !opened && (await load())
      // All of it, so that nothing moves once it is there.
      if (!it || !(await it.draw()) || opened) return
      if (it.isFree()) show(it)
      // Who was leaving is gone by then.
      else if (config.trigger.on !== 'leave') later(AGAIN)
    }
    const later = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => whenShown(frame, () => void byItself()), ms)
    }
    frame.cleanup(() => clearTimeout(timer))

    listen(opener, 'click', () => void open(opener))
    listen(opener, 'pointerover focus', () => void load().then((it) => it && it.draw()))
    const update = (next: VisitorConfigOf['modal']) => {
      config = next
      opener.textContent = next.trigger.on === 'click' ? next.trigger.buttonText : ''
      arrange(body, [opener.textContent.trim() && opener, dialog && dialog.element])
      if (dialog) dialog.update(next)
    }
    update(config)
    claim(frame, () => {
      mine = true
      if (frame.options.origin) trigger(frame, config.trigger, () => void byItself(), later)
    })

    return {
      update,
      open: () => mine && void open(),
      close() {
        wish++
        if (dialog) dialog.close()
      },
    }
  },
}
