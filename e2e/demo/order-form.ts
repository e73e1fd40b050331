/** The form of custom orders, as it is since its second version. */
export const ORDER_FORM = {
  title: 'Ask for something of your own', subtitle: 'We answer within two working days.', submitButtonText: 'Send the request',
  fields: [
    { type: 'text', name: 'name', label: 'Your name', required: true, width: 'half' },
    { type: 'email', name: 'email', label: 'Email', required: true, width: 'half' },
    { type: 'radio', name: 'kind', label: 'What is it to be?', required: true, options: ['Bowls', 'Cups', 'Plates', 'Something else'] },
    { type: 'text', name: 'idea', label: 'What do you have in mind?', required: true, showIf: { field: 'kind', value: 'Something else' } },
    { type: 'number', name: 'pieces', label: 'Pieces', min: 1, max: 200 },
    { type: 'checkbox', name: 'glazes', label: 'Glazes you like', options: ['Celadon', 'Tenmoku', 'Shino', 'Wood ash'] },
    { type: 'toggle', name: 'gift', label: 'It is a present' },
    { type: 'textarea', name: 'message', label: 'Anything else?' },
    { type: 'file', name: 'sketch', label: 'A sketch', hint: 'A photo of a drawing is enough.' },
  ],
}

/** Its first version asked for a telephone number, which those who answered it then still have. */
export const FIRST_ORDER_FORM = { ...ORDER_FORM, fields: [...ORDER_FORM.fields.slice(0, 2), { type: 'tel', name: 'phone', label: 'Telephone' }, ...ORDER_FORM.fields.slice(2)] }
