const GLAZES = ['Ash white', 'Iron red', 'Copper green', 'Night blue']

/** Every kind of field that asks or shows something, but the steps. */
export const EVERY_FIELD = [
  { type: 'progress', name: 'done', label: 'Filled in' },
  { type: 'heading', name: 'about-you', text: 'About you' },
  { type: 'description', name: 'why', text: 'We write to you once the sketch is there, and never for anything else.' },
  { type: 'text', name: 'name', label: 'Full name', required: true, width: 'half' },
  { type: 'email', name: 'email', label: 'Email', required: true, width: 'half', placeholder: 'name@example.com' },
  { type: 'tel', name: 'phone', label: 'Phone', width: 'half' },
  { type: 'url', name: 'site', label: 'Website', width: 'half' },
  { type: 'hidden', name: 'source', value: 'studio', queryParameter: 'utm_source' },
  { type: 'divider', name: 'line' },
  { type: 'heading', name: 'the-piece', text: 'The piece' },
  { type: 'radio', name: 'what', label: 'What should it be?', required: true, options: ['Tableware', 'A single vase'] },
  { type: 'checkbox', name: 'pieces', label: 'Which pieces?', options: ['Plates', 'Bowls', 'Cups'], showIf: { field: 'what', value: 'Tableware' } },
  { type: 'number', name: 'guests', label: 'Places at the table', min: 1, max: 40, step: 1, width: 'half' },
  { type: 'select', name: 'glaze', label: 'Glaze', options: GLAZES, placeholder: 'Choose a glaze', width: 'half' },
  { type: 'tags', name: 'mood', label: 'Mood', options: ['Plain', 'Speckled', 'Heavy', 'Fine'] },
  { type: 'range', name: 'size', label: 'Size', min: 0, max: 10, step: 1, value: 6 },
  { type: 'rating', name: 'last', label: 'How did you like our last piece?' },
  { type: 'colorpicker', name: 'colour', label: 'A colour that must be in it', value: '#B45309' },
  { type: 'icon', name: 'mark', icon: 'truck', size: 'medium' },
  { type: 'date', name: 'needed', label: 'Needed by', width: 'half' },
  { type: 'time', name: 'call', label: 'Best time to call', width: 'half' },
  { type: 'datetime', name: 'visit', label: 'Visit to the studio' },
  { type: 'daterange', name: 'away', label: 'Away from home', hint: 'We do not deliver in these days.' },
  { type: 'file', name: 'photo', label: 'Photo of the room', accept: ['image'] },
  { type: 'textarea', name: 'more', label: 'Anything else?', placeholder: 'Sizes, colours, the dish you will serve in it' },
  { type: 'image', name: 'shelf', imageUrl: '/shelf.svg', alt: 'A shelf with bowls' },
  { type: 'spacer', name: 'gap', height: 8 },
  { type: 'tooltip', name: 'firing', text: 'What is a firing?', tooltipText: 'One round in the kiln. It takes two days, and a third of the pieces is not the same after it.' },
  { type: 'message', name: 'price', text: 'We ask for half of the price once you have seen the sketch.', variant: 'info' },
  { type: 'toggle', name: 'gift', label: 'Wrap it as a gift' },
] as const

/** A form with all 30 kinds of field, in three steps. */
export const FORM_SAMPLE = {
  title: 'Ask for a commission',
  subtitle: 'Three short steps. We answer within two working days.',
  fields: [
    ...EVERY_FIELD,
    {
      type: 'stepper',
      name: 'steps',
      steps: [
        { title: 'You', fields: ['done', 'about-you', 'why', 'name', 'email', 'phone', 'site', 'source'] },
        { title: 'The piece', fields: ['line', 'the-piece', 'what', 'pieces', 'guests', 'glaze', 'mood', 'size', 'last', 'colour', 'mark'] },
        { title: 'Send', fields: ['needed', 'call', 'visit', 'away', 'photo', 'more', 'shelf', 'gap', 'firing', 'price', 'gift'] },
      ],
    },
  ],
  submitButtonText: 'Send',
}
