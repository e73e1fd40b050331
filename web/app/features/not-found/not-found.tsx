import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { LinkButton } from '../../ui/link-button.tsx'
import { Logo } from '../../ui/logo.tsx'
import classes from '../../ui/message-page.module.css'

export default function NotFound() {
  const { pathname } = useLocation()
  useEffect(() => {
    console.error(`Page not found: ${pathname}`)
  }, [pathname])
  return (
    <main className={classes.page}>
      <title>Page not found · Inlay</title>
      <Logo />
      <h1 className={classes.code}>404</h1>
      <p className={classes.detail}>Oops! Page not found</p>
      <LinkButton to="/">Return to Home</LinkButton>
    </main>
  )
}
