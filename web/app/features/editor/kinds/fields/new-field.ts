import { formField } from '@inlay/contract/form-field'
import type { FieldType, FormField } from '@inlay/contract/form-field'
import { mayBeConditional } from '@inlay/contract/rules/field-kinds'
import { OFFERED_KINDS } from './offered-kinds.ts'

const OPTIONS = { options: ['Option 1', 'Option 2', 'Option 3'] }

/** What a kind starts with beyond its defaults, so that the preview shows something from the first moment. */
const STARTS: { readonly [T in FieldType]?: object } = {
  radio: OPTIONS,
  checkbox: OPTIONS,
  select: OPTIONS,
  tags: OPTIONS,
  heading: { text: 'Heading' },
  description: { text: 'A few words about what comes next.' },
  message: { text: 'Something that is good to know.' },
  tooltip: { text: 'Why do we ask?', tooltipText: 'Because it helps us to answer.' },
  stepper: { steps: [{ title: 'Step 1' }, { title: 'Step 2' }] },
}

/** A new field of a kind, named after the kind; the name becomes unique where it is put in. */
export function newField(type: FieldType): FormField {
  return formField.parse({ type, name: type, label: mayBeConditional(type) ? OFFERED_KINDS[type].label : '', ...STARTS[type] })
}
