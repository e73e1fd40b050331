import type { FaqConfig } from '@inlay/contract/faq'
import type { DeliveredComponent } from '@inlay/contract/delivery'
import { palette } from '@inlay/contract/rules/palette'

export const FAQ_ID = '01980000-0000-7000-8000-00000000fa01'

export const ITEMS = [
  { question: 'Are the glazes food safe?', answer: 'Yes. Every piece is fired to 1,240 °C and tested for lead and cadmium. Dishwasher and microwave are fine.' },
  { question: 'How long does delivery take?', answer: 'Two to four working days.\n\nPieces made to order take five weeks.' },
  { question: 'What if something arrives broken?', answer: 'Send one photo within 14 days and we replace the piece.' },
]

/** An FAQ as the server delivers it. */
export function sampleFaq(config: Partial<Omit<FaqConfig, 'styles'>> & { styles?: Partial<FaqConfig['styles']> } = {}, id = FAQ_ID): DeliveredComponent {
  const styles = { accentColor: '#0EA5E9', radius: 8, theme: 'light', font: 'inherit', ...config.styles } as const
  return {
    id,
    version: 1,
    type: 'faq',
    palette: palette(styles.accentColor),
    config: { title: 'Before you order', items: ITEMS, ...config, styles },
  }
}
