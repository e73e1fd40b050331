/** Kinds that show something and ask nothing. */
const SILENT = ['heading', 'description', 'image', 'tooltip', 'message', 'spacer', 'divider', 'icon', 'stepper', 'progress']

/** Whether a visitor, or the page, gives this kind of field an answer. */
export const isAnswerable = (type: string) => !SILENT.includes(type)

/** Whether conditional logic is offered for this kind of field. */
export const mayBeConditional = isAnswerable

/** Whether other fields may depend on this kind of field. */
export const mayTrigger = (type: string) => /^(radio|checkbox|select|toggle)$/.test(type)
