import { formText } from '@inlay/contract/rules/form-texts'
import { safeLink } from '@inlay/contract/rules/safe-link'
import { el } from '../frame/el.ts'
import { icon } from '../frame/icon.ts'
import type { DrawField } from './field.ts'

const CIRCLE = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0z'
const MARKS = { info: 'M12 16v-4M12 8h.01', error: 'M12 8v4M12 16h.01', warning: 'M12 8v4M12 16h.01', success: 'M16 9l-5.5 5.5L8 12' }
const SIZES = { small: 18, medium: 28, large: 44 }

export const heading: DrawField<'heading'> = ({ document }, { text }) => ({ element: el(document, 'h3', '', text) })

export const description: DrawField<'description'> = ({ document }, { text }) => ({ element: el(document, 'p', 'sub', text) })

export const divider: DrawField<'divider'> = ({ document }) => ({ element: el(document, 'hr') })

export const spacer: DrawField<'spacer'> = ({ document }, { height }) => {
  const element = el(document, 'div')
  element.style.height = `${Math.min(Math.max(height, 0), 400)}px`
  return { element }
}

export const image: DrawField<'image'> = ({ document }, { imageUrl, alt }) => {
  const address = safeLink(imageUrl)
  if (!address) return { element: el(document, 'span', 'none') }
  const element = el(document, 'img')
  element.loading = 'lazy'
  element.alt = alt
  element.src = address
  return { element }
}

export const symbol: DrawField<'icon'> = ({ document }, { icon: path, size }) => {
  const element = el(document, 'div', 'symbol')
  const drawing = icon(document, path)
  drawing.style.width = drawing.style.height = `${SIZES[size]}px`
  element.append(drawing)
  return { element }
}

/** A word that opens to its explanation: works by touch and keyboard, where hovering does not. */
export const tooltip: DrawField<'tooltip'> = ({ document }, { text, tooltipText }) => {
  const element = el(document, 'details')
  const summary = el(document, 'summary', '', text)
  summary.insertBefore(icon(document, CIRCLE + MARKS.info), summary.firstChild)
  element.append(summary, el(document, 'p', 'sub', tooltipText))
  return { element }
}

export const message: DrawField<'message'> = ({ document }, { text, variant }) => {
  const element = el(document, 'div', `message ${variant}`)
  element.append(icon(document, CIRCLE + MARKS[variant]), el(document, 'span', '', text))
  return { element }
}

export const progress: DrawField<'progress'> = ({ document, texts }, { label }) => {
  const element = el(document, 'div')
  const meta = el(document, 'div', 'meta')
  const share = el(document, 'span')
  const bar = el(document, 'div', 'bar')
  const filled = el(document, 'i')
  const name = label || formText(texts, 'filled')
  bar.setAttribute('role', 'progressbar')
  bar.setAttribute('aria-label', name)
  bar.append(filled)
  meta.append(el(document, 'span', '', name), share)
  element.append(meta, bar)
  return {
    element,
    progress(percent) {
      share.textContent = `${percent}\u00a0%`
      bar.setAttribute('aria-valuenow', `${percent}`)
      filled.style.width = `${percent}%`
    },
  }
}
