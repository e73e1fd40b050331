import { formContent } from '@inlay/contract/form'

/** What a form inside of another component begins with. */
export const FRESH_FORM = formContent.parse({ fields: [{ type: 'email', name: 'email', label: 'Email', required: true }], submitButtonText: 'Send' })
