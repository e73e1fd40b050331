import { NavLink } from 'react-router'
import { GUIDE_GROUPS, GUIDES } from './guides.ts'
import classes from './guide.module.css'

/** All guides beside the one that is read; on a phone behind a line that says which one that is. */
export function GuideList({ current }: { current: string }) {
  const title = GUIDES.find(({ slug }) => slug === current)?.title
  return (
    <>
      <nav className={classes.list} aria-label="Documentation"><Groups /></nav>
      <details className={classes.picker} key={current}>
        <summary>{title}</summary>
        <nav aria-label="All pages of the documentation"><Groups /></nav>
      </details>
    </>
  )
}

const Groups = () =>
  GUIDE_GROUPS.map((group) => (
    <div key={group.title}>
      <p>{group.title}</p>
      <ul>{group.guides.map(({ slug, title }) => <li key={slug}><NavLink to={`/docs/${slug}`} prefetch="intent">{title}</NavLink></li>)}</ul>
    </div>
  ))
