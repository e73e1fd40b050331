import { STORED_SCHEMAS } from '@inlay/contract/component-configs'
import type { TypedConfig } from '@inlay/contract/component-configs'
import type { DeliveredType } from '@inlay/contract/delivery'
import { quizShape } from '@inlay/contract/quiz'

/** What was asked: by the name of an answer what stands beside it, and by the id of an option its text. */
export interface Labels {
  readonly questions: ReadonlyMap<string, string>
  readonly options: ReadonlyMap<string, ReadonlyMap<string, string>>
}

const NONE: Labels = { questions: new Map(), options: new Map() }

/** In the order in which a visitor saw them. A config that cannot be read any more has none. */
export function labelsOf(type: DeliveredType, stored: unknown): Labels {
  if (type === 'quiz') {
    const { data } = quizShape.safeParse(stored)
    if (!data) return NONE
    const options = data.questions.map((question) => [question.id, byId('options' in question ? question.options : [])] as const)
    return { questions: new Map(data.questions.map(({ id, text }) => [id, text])), options: new Map(options) }
  }
  const { data } = STORED_SCHEMAS[type].safeParse(stored)
  return data ? ofComponent({ type, config: data } as TypedConfig) : NONE
}

function ofComponent({ type, config }: TypedConfig): Labels {
  switch (type) {
    case 'poll':
      return { questions: new Map([['choices', config.question]]), options: new Map([['choices', byId(config.options)]]) }
    case 'form':
      return named(config.fields)
    case 'newsletter':
    case 'waitlist':
      return named([...config.fields, ...config.customFields])
    case 'modal':
    case 'widget':
      return config.content.kind === 'form' ? named(config.content.form.fields) : NONE
    case 'faq':
    case 'banner':
    case 'cta':
      return NONE
  }
}

const named = (fields: readonly { readonly name: string; readonly label: string }[]): Labels => ({ questions: new Map(fields.map(({ name, label }) => [name, label])), options: new Map() })
const byId = (options: readonly { readonly id: string; readonly text: string }[]) => new Map(options.map(({ id, text }) => [id, text]))
