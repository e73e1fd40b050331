import { Button, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, Info } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { Icon } from '../../ui/icon.tsx'
import { findPageProblems } from './find-page-problems.ts'
import type { Finding } from './find-page-problems.ts'
import { readPage } from './page-facts.ts'
import classes from './page-check.module.css'

/** Longest page that is looked at, characters; browsers begin to stumble past it. */
const PAGE_MAX = 5_000_000

const LOOKS = {
  good: { icon: CircleCheck, word: 'Right' },
  bad: { icon: CircleX, word: 'To mend' },
  note: { icon: Info, word: 'Note' },
}

/** Says of a page's HTML, pasted by its owner, whether the tag and the markers are right. Nothing is fetched or sent. */
export function PageCheck({ origin }: { origin: string }) {
  const own = useQuery(api.installations.list.queryOptions())
  const [html, setHtml] = useState('')
  const [findings, setFindings] = useState<readonly Finding[] | null>(null)
  const [error, setError] = useState<string | null>(null)

  const check = () => {
    setFindings(null)
    if (html.trim() === '') return setError('Please paste the HTML of the page')
    if (html.length > PAGE_MAX) return setError('This is more than 5 million characters. Paste the <head> and the part around the component.')
    if (!own.data) {
      void own.refetch()
      return setError(messageOf(own.error, 'Your components could not be loaded, so it cannot be told which are yours. Please try again.'))
    }
    setError(null)
    const owned = own.data.map(({ id, name, component_type, is_active }) => ({ id, name, quiz: component_type === 'quiz', live: is_active }))
    setFindings(findPageProblems(readPage(html), owned, origin))
  }

  return (
    <form className={classes.form} noValidate onSubmit={(event) => { event.preventDefault(); check() }}>
      <Textarea
        label="HTML of the page" description="Open the page, choose “View page source”, copy all of it and paste it here. It stays in your browser."
        rows={6} value={html} error={error} spellCheck={false} classNames={{ input: classes.code }}
        onChange={(event) => { setHtml(event.currentTarget.value); setError(null) }}
      />
      <Button type="submit" variant="default" className={classes.button} loading={own.isFetching && !own.data}>Check this page</Button>
      <div role="status">
        {findings ? (
          <ul className={classes.findings}>
            {findings.map(({ state, text }, place) => (
              <li key={place} className={classes.finding} data-state={state}>
                <Icon of={LOOKS[state].icon} />
                <span><span className="visually-hidden">{LOOKS[state].word}: </span>{text}</span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </form>
  )
}
