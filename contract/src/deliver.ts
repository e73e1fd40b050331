import type { ConfigOf, TypedConfig } from './component-configs.ts'
import type { DeliveredComponent, DeliveredStyle, VisitorConfigOf } from './delivery.ts'
import { drawnForm } from './drawn-form.ts'
import { iconPath } from './icons.ts'
import type { QuizConfig } from './quiz.ts'
import { palette } from './rules/palette.ts'
import type { Theme } from './style.ts'

/** A component or a quiz with its config. */
export type Deliverable = TypedConfig | { readonly type: 'quiz'; readonly config: QuizConfig }

/**
 * A component as a visitor's browser gets it: the looks worked out, icons as drawings, and without what is the owner's
 * alone: scores, outcomes, schedules, inner names, whom it tells.
 */
export function deliver(component: Deliverable, { id, version }: { readonly id: string; readonly version: number }): DeliveredComponent {
  return { id, version, type: component.type, config: visitorConfig(component), style: styleOf(component.config) } as DeliveredComponent
}

function visitorConfig(component: Deliverable): VisitorConfigOf[keyof VisitorConfigOf] {
  switch (component.type) {
    case 'form': {
      const { styling: _, componentName: __, ...config } = component.config
      return drawnForm(config)
    }
    case 'modal':
    case 'widget':
      return nested(component)
    case 'banner': {
      const { styles: _, schedule: __, ...config } = component.config
      return config
    }
    case 'quiz':
      return quiz(component.config)
    case 'faq':
    case 'cta': {
      const { styles: _, ...config } = component.config
      return config
    }
    case 'poll': {
      const { styling: _, notifications: __, ...config } = component.config
      return config
    }
    case 'newsletter':
    case 'waitlist': {
      const { styling: _, notifications: __, doubleOptIn: ___, ...config } = component.config
      return config
    }
  }
}

function nested(component: Extract<Deliverable, { type: 'modal' | 'widget' }>) {
  const { styles: _, ...config } = component.config
  const content = config.content.kind === 'form' ? { ...config.content, form: drawnForm(config.content.form) } : config.content
  return (component.type === 'widget' ? { ...config, content, icon: component.config.icon && iconPath(component.config.icon) } : { ...config, content }) as VisitorConfigOf['modal' | 'widget']
}

function quiz({ styling: _, outcomes: __, settings: { theme: ___, ...settings }, notifications: ____, questions, ...config }: QuizConfig): VisitorConfigOf['quiz'] {
  return {
    ...config,
    settings,
    questions: questions.map((question) => {
      if (question.type === 'rating') {
        const { points: _, ...asked } = question
        return asked
      }
      return question.type === 'text' ? question : { ...question, options: question.options.map(({ id, text }) => ({ id, text })) }
    }),
  }
}

function styleOf(config: ConfigOf[keyof ConfigOf] | QuizConfig): DeliveredStyle {
  const { radius, font, ...rest } = 'styles' in config ? config.styles : config.styling
  const colour = 'accentColor' in rest ? rest.accentColor : rest.primaryColor
  const theme: Theme = 'theme' in rest ? rest.theme : 'settings' in config ? config.settings.theme : 'light'
  const both = palette(colour)
  return { palette: theme === 'auto' ? both : { [theme]: both[theme] }, radius, theme, font }
}
