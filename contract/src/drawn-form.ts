import type { VisitorField } from './delivery.ts'
import type { FormField } from './form-field.ts'
import type { FormContent } from './form.ts'
import { SPACER_MAX } from './form-problems.ts'
import { iconPath } from './icons.ts'
import { bounds, nearest, ratingEnds } from './rules/bounds.ts'
import { checkForm } from './rules/check-form.ts'
import { progress } from './rules/progress.ts'

/** What a browser is told to offer for each kind of file. */
const OFFERED = {
  image: ['image/*'],
  pdf: ['.pdf'],
  document: ['.doc', '.docx', '.odt', '.xls', '.xlsx', '.ods', '.ppt', '.pptx', '.odp'],
  text: ['.txt', '.csv', '.md'],
  archive: ['.zip'],
}

/**
 * A form as it is drawn first, worked out here so that the rules for it need not be on the page: icons as drawings, limits that can be
 * drawn, the fields that a condition hides, and the share that is filled in.
 */
export function drawnForm<T extends FormContent>({ notifications: _, ...content }: T) {
  const fields = content.fields.map(drawn)
  // Nothing is hidden without a condition, and the share shows in a field of its own: a preview works this out at each letter.
  if (!content.fields.some(({ type, showIf }) => showIf || type === 'progress')) return { ...content, fields }
  const checked = checkForm(content.fields, Object.fromEntries(fields.map((field) => [field.name, 'value' in field ? field.value : undefined])))
  const hidden = fields.filter(({ name }) => !checked.shown.includes(name)).map(({ name }) => name)
  const percent = progress(content.fields, checked)
  return { ...content, fields, ...(hidden.length && { hidden }), ...(percent && { percent }) }
}

function drawn(field: FormField): VisitorField {
  switch (field.type) {
    case 'icon':
      return { ...field, icon: iconPath(field.icon) }
    case 'spacer':
      return { ...field, height: Math.min(Math.max(Math.round(field.height), 0), SPACER_MAX) }
    case 'file':
      return { ...field, accept: field.accept.flatMap((kind) => OFFERED[kind]) }
    case 'rating': {
      const { min, max: maxRating } = ratingEnds(field)
      return { ...field, min, maxRating }
    }
    case 'range': {
      const limits = bounds(field)
      return { ...field, ...limits, value: nearest(field.value, limits) }
    }
  }
  return field
}
