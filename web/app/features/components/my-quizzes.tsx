import { ListChecks } from 'lucide-react'
import { OwnList } from './own-list.tsx'

export const handle = { title: 'Quizzes' }

export default function MyQuizzes() {
  return (
    <OwnList
      title="Quizzes" lead="Questions that score their answers and end with an outcome." only={({ type }) => type === 'quiz'} one="quiz" many="quizzes" icon={ListChecks}
      empty="Your quizzes will be here. Begin with the Interactive Quiz of the library."
      create={{ label: 'Create Quiz', to: '/dashboard/library?category=acquisition-forms' }}
    />
  )
}
