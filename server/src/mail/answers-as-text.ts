import type { Answer } from '@inlay/contract/rules/answer'
import { answerText } from '@inlay/contract/rules/answer-text'
import { oneLine } from './one-line.ts'
import type { Labels } from './labels.ts'

/** Longest label, longest answer and longest whole, characters. */
const LABEL_MAX = 200
const ANSWER_MAX = 2_000
const WHOLE_MAX = 20_000

/** Answers for a mail of plain text, each below its label, in the order in which they were asked. */
export function answersAsText(data: Readonly<Record<string, Answer>>, { questions, options }: Labels): string {
  const names = [...[...questions.keys()].filter((name) => Object.hasOwn(data, name)), ...Object.keys(data).filter((name) => !questions.has(name))]
  const parts: string[] = []
  let length = 0
  for (const [index, name] of names.entries()) {
    const part = `${oneLine(questions.get(name) || name, LABEL_MAX)}\n${indented(answerText(withTexts(data[name]!, options.get(name))))}`
    length += part.length
    if (length > WHOLE_MAX) return [...parts, `… and ${names.length - index} more answers, in the dashboard`].join('\n\n')
    parts.push(part)
  }
  return parts.join('\n\n')
}

function withTexts(answer: Answer, options: ReadonlyMap<string, string> | undefined): Answer {
  if (!options) return answer
  if (typeof answer === 'string') return options.get(answer) ?? answer
  return Array.isArray(answer) ? (answer as readonly string[]).map((id) => options.get(id) ?? id) : answer
}

/** Indented, so that no line of an answer can be taken for a label or for a word of ours. */
function indented(answer: string): string {
  const text = answer.length > ANSWER_MAX ? `${answer.slice(0, ANSWER_MAX)}…` : answer
  return text.split(/\r\n|\r|\n|\u2028|\u2029/).map((line) => `  ${oneLine(line, ANSWER_MAX + 1)}`.trimEnd()).join('\n')
}
