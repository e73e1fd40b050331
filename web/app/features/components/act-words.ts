import { count } from '../../lib/count.ts'
import type { OwnComponent } from './own-component.ts'

type Named = Pick<OwnComponent, 'type'>

/** 'Component', 'Quiz', '3 components' or '3 quizzes': quizzes are called so where all are. */
function subject(of: readonly Named[]): string {
  const quizzes = of.length > 0 && of.every(({ type }) => type === 'quiz')
  if (of.length === 1) return quizzes ? 'Quiz' : 'Component'
  return `${count(of.length)} ${quizzes ? 'quizzes' : 'components'}`
}

/** 'Component published', '3 quizzes unpublished'. */
export const publishedWords = (of: readonly Named[], live: boolean) => `${subject(of)} ${live ? 'published' : 'unpublished'}`

/** 'Quiz deleted successfully'. */
export const deletedWords = (of: readonly Named[]) => `${subject(of)} deleted successfully`

/** 'Component created successfully!' */
export const createdWords = (of: readonly Named[]) => `${subject(of)} created successfully!`

/** What failed of an act on several: '2 of 5 components could not be published.' @param did as in 'published' */
export const failedWords = (failed: number, of: readonly Named[], did: string) => `${count(failed)} of ${subject(of)} could not be ${did}.`

/** 'Delete “Glaze poll”?' or 'Delete 3 components?' */
export const deleteTitle = (of: readonly Pick<OwnComponent, 'type' | 'name'>[]) => (of.length === 1 ? `Delete “${of[0]!.name}”?` : `Delete ${subject(of)}?`)

/**
 * What goes with what is deleted.
 * @param submissions how many they have; null when nobody knows
 */
export function deleteWarning(of: readonly Pick<OwnComponent, 'is_active'>[], submissions: number | null): string {
  const many = of.length > 1
  const live = of.filter(({ is_active }) => is_active).length
  const gone = !live ? '' : many ? `${live === of.length ? 'All are' : `${count(live)} of them ${live === 1 ? 'is' : 'are'}`} live and ${live === 1 ? 'disappears' : 'disappear'} from your sites at once. ` : 'It is live and disappears from your sites at once. '
  const whose = many ? 'Their' : 'Its'
  const sent = submissions === null ? 'submissions' : submissions === 0 ? '' : submissions === 1 ? '1 submission' : `${count(submissions)} submissions`
  const left = submissions === 0 ? `Nobody has submitted anything to ${many ? 'them' : 'it'}; ${whose.toLowerCase()} versions go too.` : `${whose} ${sent} and all versions go too.`
  return `${gone}${left} This cannot be undone.`
}
