import { Logo } from './logo.tsx'
import { LinkButton } from './link-button.tsx'
import classes from './message-page.module.css'

/** The last resort, when a page could not be drawn. @param detail status and text, or the error's message */
export function UnexpectedError({ detail }: { detail: string }) {
  return (
    <main className={classes.page}>
      <title>Unexpected Application Error! · Inlay</title>
      <Logo />
      <h1 className={classes.title}>Unexpected Application Error!</h1>
      <p className={classes.detail}>{detail}</p>
      {/* A real navigation: the state that led here is thrown away. */}
      <LinkButton reloadDocument to="">Reload the page</LinkButton>
    </main>
  )
}
