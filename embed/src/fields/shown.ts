import { icon } from '../frame/icon.ts'
import type { DrawField } from './field.ts'

const CIRCLE = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0z'
const ALERT = 'M12 8v4M12 16h.01'
const MARKS = { info: 'M12 16v-4M12 8h.01', error: ALERT, warning: ALERT, success: 'M16 9l-5.5 5.5L8 12' }
const SIZES = { small: 18, medium: 28, large: 44 }

/** A heading without text would be read out as nothing. */
export const heading: DrawField<'heading'> = ({ make }, { text }) => ({ element: make(text.trim() ? 'h3' : 'i', null, text) })

export const description: DrawField<'description'> = ({ make }, { text }) => ({ element: make('p', { className: 'sub' }, text) })

export const divider: DrawField<'divider'> = ({ make }) => ({ element: make('hr') })

export const spacer: DrawField<'spacer'> = ({ make }, { height }) => {
  const element = make('div')
  element.style.height = `${height}px`
  return { element }
}

/** Whatever its address is, a picture runs no script. */
export const image: DrawField<'image'> = ({ make }, { imageUrl, alt }) => {
  const element = make(imageUrl ? 'img' : 'i', { loading: 'lazy', src: imageUrl })
  element.setAttribute('alt', alt)
  return { element }
}

export const symbol: DrawField<'icon'> = ({ document, make }, { icon: path, size }) => {
  const drawing = icon(document, path)
  drawing.style.width = drawing.style.height = `${SIZES[size]}px`
  return { element: make('div', { className: 'symbol' }, drawing) }
}

/** A word that opens to its explanation: works by touch and keyboard, where hovering does not. */
export const tooltip: DrawField<'tooltip'> = ({ document, make }, { text, tooltipText }) => ({
  element: make('details', null, make('summary', null, icon(document, CIRCLE + MARKS.info), text), make('p', { className: 'sub' }, tooltipText)),
})

export const message: DrawField<'message'> = ({ document, make }, { text, variant }) => ({
  element: make('div', { className: `message ${variant}` }, icon(document, CIRCLE + MARKS[variant]), make('span', null, text)),
})

export const progress: DrawField<'progress'> = ({ make, say }, { label }) => {
  const name = label || say('filled')
  const share = make('span')
  const filled = make('i')
  const bar = make('div', { className: 'bar', role: 'progressbar', 'aria-label': name }, filled)
  return {
    element: make('div', null, make('div', { className: 'meta', 'aria-hidden': 'true' }, make('span', null, name), share), bar),
    show(percent) {
      share.textContent = `${percent}\u00a0%`
      filled.style.width = `${percent}%`
      bar.setAttribute('aria-valuenow', `${percent}`)
    },
  }
}
