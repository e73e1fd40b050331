import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { LinkButton } from '../../ui/link-button.tsx'
import { MessagePage } from '../../ui/message-page.tsx'

export default function NotFound() {
  const { pathname } = useLocation()
  useEffect(() => {
    console.error(`Page not found: ${pathname}`)
  }, [pathname])
  return (
    <MessagePage title="404" code detail="Oops! Page not found">
      <title>Page not found · Inlay</title>
      <LinkButton to="/">Return to Home</LinkButton>
    </MessagePage>
  )
}
