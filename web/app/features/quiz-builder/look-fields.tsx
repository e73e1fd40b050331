import { QUIZ_TEXTS } from '@inlay/contract/rules/quiz-texts'
import type { QuizTextKey } from '@inlay/contract/rules/quiz-texts'
import type { QuizConfig } from '@inlay/contract/quiz'
import type { ComponentStyling } from '@inlay/contract/style'
import { at } from '../editor/kinds/parts/edited.ts'
import type { Edited } from '../editor/kinds/parts/edited.ts'
import { NotificationSwitch } from '../editor/kinds/parts/notification-switch.tsx'
import { OwnWords } from '../editor/kinds/parts/own-words.tsx'
import { StyleFields } from '../editor/kinds/style-fields.tsx'
import classes from './look-fields.module.css'

/** When each of a quiz's own words is said. */
const LABELS: { readonly [K in QuizTextKey]: string } = {
  required: 'When a question was left out',
  long: 'When an answer is too long',
  optional: 'Beside an optional question',
  failed: 'When sending failed',
  later: 'When someone sends too often',
  back: 'Back button',
  next: 'Next button',
  finish: 'Last button',
  again: 'Button that starts again',
  question: 'Progress',
  result: 'Above the result',
}
const WORDS = (Object.keys(LABELS) as QuizTextKey[]).map((key) => ({ key, label: LABELS[key], english: QUIZ_TEXTS[key] }))

/** How the quiz looks, what it says by itself, and whether it mails. */
export function LookFields({ of }: { of: Edited<QuizConfig> }) {
  const { value, onChange } = of
  // The theme is one of a quiz's settings; everywhere else it is a part of the looks.
  const styling: Edited<ComponentStyling> = {
    ...of,
    path: 'config.styling',
    value: { ...value.styling, theme: value.settings.theme },
    onChange: ({ theme, ...looks }, path) => onChange({ ...value, styling: looks, settings: { ...value.settings, theme } }, path),
  }
  return (
    <div className={classes.look}>
      <StyleFields of={styling} />
      <NotificationSwitch of={at(of, 'notifications')} />
      <OwnWords of={at(of, 'texts')} words={WORDS} />
    </div>
  )
}
