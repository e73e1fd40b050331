import type { FaqConfig } from '@inlay/contract/faq'

/** Sample copy: the shop is invented, and its questions are what the picture needs. */
export const SAMPLE_FAQ: FaqConfig = {
  title: 'Before you order',
  items: [
    { question: 'Are the glazes food safe?', answer: 'Yes. Every piece is fired to 1,240 °C and tested for lead and cadmium. Dishwasher and microwave are fine.' },
    { question: 'How long does delivery take?', answer: 'Two to four working days. Pieces made to order take five weeks.' },
    { question: 'What if something arrives broken?', answer: 'Send one photo within 14 days and we replace the piece.' },
  ],
  styles: { accentColor: '#A8482A', radius: 4, theme: 'auto', font: 'inherit' },
}

/** Accents to try, with the names that screen readers say. */
export const ACCENTS = [
  { colour: '#0EA5E9', name: 'Sky' },
  { colour: '#A8482A', name: 'Clay' },
  { colour: '#5B7553', name: 'Moss' },
  { colour: '#7C3AED', name: 'Violet' },
  { colour: '#2A211B', name: 'Umber' },
] as const
