import { LinkButton } from './link-button.tsx'
import { MessagePage } from './message-page.tsx'

/** The last resort, when a page could not be drawn. @param detail status and text, or the error's message */
export function UnexpectedError({ detail }: { detail: string }) {
  return (
    <MessagePage title="Unexpected Application Error!" detail={detail}>
      <title>Unexpected Application Error! · Inlay</title>
      {/* A real navigation: the state that led here is thrown away. */}
      <LinkButton reloadDocument to="">Reload the page</LinkButton>
    </MessagePage>
  )
}
