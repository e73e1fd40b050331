import { SegmentedControl } from '@mantine/core'
import type { QuizConfig } from '@inlay/contract/quiz'
import { at } from '../editor/kinds/parts/edited.ts'
import type { Edited } from '../editor/kinds/parts/edited.ts'
import { SwitchField } from '../editor/kinds/parts/switch-field.tsx'
import classes from './quiz-settings.module.css'

/** How the quiz runs. */
export function QuizSettings({ of }: { of: Edited<QuizConfig['settings']> }) {
  const theme = at(of, 'theme')
  return (
    <div className={classes.settings} role="group" aria-labelledby="quiz-settings">
      <h3 id="quiz-settings">Settings</h3>
      <SwitchField of={at(of, 'progressBar')} label="Progress bar" />
      <SwitchField of={at(of, 'oneQuestionPerStep')} label="One question per step" />
      <SwitchField of={at(of, 'allowBack')} label="Allow going back" />
      <div className={classes.theme}>
        <span id="quiz-theme">Theme</span>
        <SegmentedControl
          size="xs" aria-labelledby="quiz-theme" value={theme.value} onChange={(value) => theme.onChange(value, theme.path)}
          data={[{ value: 'light', label: 'Light' }, { value: 'dark', label: 'Dark' }, { value: 'auto', label: 'Auto' }]}
        />
      </div>
    </div>
  )
}
