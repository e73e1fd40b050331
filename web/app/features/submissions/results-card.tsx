import { Tooltip } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { PollResults, QuizResults } from '@inlay/contract/results'
import { percentages } from '@inlay/contract/rules/percentages'
import { shownScore } from '@inlay/contract/rules/shown-score'
import { api } from '../../lib/api.ts'
import { count } from '../../lib/count.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { BarList } from './bar-list.tsx'
import classes from './results-card.module.css'

const counted = (n: number, one: string, many: string) => `${count(n)} ${n === 1 ? one : many}`

/** What came of a poll or a quiz, all in all, whatever the list is narrowed down to beside. */
export default function ResultsCard({ id }: { id: string }) {
  const found = useQuery(api.results.get.queryOptions({ input: { id } }))
  const { data } = found
  const note = data && (data.type === 'poll' ? counted(data.people, 'person answered', 'people answered') : counted(data.runs, 'run', 'runs'))
  return (
    <Card title="Results" action={note ? <span className={classes.note}>{note}</span> : null}>
      {found.isLoadingError ? <div className={classes.failed}><ErrorState title="The results could not be loaded" error={found.error} onRetry={() => void found.refetch()} retrying={found.isFetching} /></div> : null}
      {found.isPending ? <Loading label="Loading the results" height={28} /> : null}
      {data?.type === 'poll' ? <Poll results={data} /> : null}
      {data?.type === 'quiz' ? <Quiz results={data} /> : null}
    </Card>
  )
}

function Poll({ results: { question, options } }: { results: PollResults }) {
  const shares = percentages(options.map((option) => option.count))
  return (
    <div className={classes.body}>
      <div className={classes.group}>
        <h3 className={classes.caption}>{question}</h3>
        <BarList label={question} bars={options.map(({ id, text, count: chosen }, index) => ({ id, label: text, share: shares[index]! / 100, value: `${shares[index]}%`, note: count(chosen) }))} />
      </div>
    </div>
  )
}

function Quiz({ results: { runs, average, scores, outcomes, of_runs, questions } }: { results: QuizResults }) {
  const shares = percentages(outcomes.map((outcome) => outcome.count))
  const asked = questions.filter(({ best }) => best !== null && best > 0)
  return (
    <div className={classes.body}>
      <div className={classes.pair}>
        <div className={classes.group}>
          <h3 className={classes.caption}>Scores{average === null ? '' : `, ${shownScore(average)} on average`}</h3>
          <Steps scores={scores} />
        </div>
        <div className={classes.group}>
          <h3 className={classes.caption}>Outcomes</h3>
          <BarList label="Outcomes" bars={outcomes.map(({ title, count: runs }, index) => ({ id: title, label: title, share: shares[index]! / 100, value: `${shares[index]}%`, note: count(runs) }))} />
        </div>
      </div>
      {asked.length > 0 ? (
        <div className={classes.group}>
          <h3 className={classes.caption}>Points on average{of_runs < runs ? `, of the newest ${count(of_runs)} runs` : ''}</h3>
          <BarList label="Points on average" bars={asked.map(({ id, text, average, best, answers }) => ({ id, label: text || id, share: (average ?? 0) / best!, value: average === null ? 'No answers' : `${shownScore(average)} of ${best}`, note: counted(answers, 'answer', 'answers') }))} />
        </div>
      ) : null}
    </div>
  )
}

/** How many scores lie in each tenth of the line; each tells its number when it is pointed at or reached by keyboard. */
function Steps({ scores }: { scores: readonly number[] }) {
  const most = Math.max(...scores, 1)
  const step = 100 / scores.length
  return (
    <div>
      <ul className={classes.steps} aria-label="Scores">
        {scores.map((runs, index) => {
          const words = `${index * step} to ${index * step + step}: ${counted(runs, 'run', 'runs')}`
          return (
            <Tooltip key={index} label={words} openDelay={0}>
              <li tabIndex={0} data-none={runs === 0 || undefined}><i style={{ height: `${(100 * runs) / most}%` }} /><span className="visually-hidden">{words}</span></li>
            </Tooltip>
          )
        })}
      </ul>
      <div className={classes.axis} aria-hidden><span>0</span><span>50</span><span>100</span></div>
    </div>
  )
}
