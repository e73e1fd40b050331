import { Tabs } from '@mantine/core'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { normaliseInvitationCode } from '@inlay/contract/rules/invitation-code'
import { nextPath } from '../../lib/next-path.ts'
import { session, useSessionToken } from '../../lib/session.ts'
import { useReady } from '../../lib/use-ready.ts'
import { useYear } from '../../lib/use-year.ts'
import { Logo } from '../../ui/logo.tsx'
import { pageMeta } from '../site/page-meta.ts'
import { CONTACT_EMAIL } from '../site/site-links.ts'
import { AuthArt } from './auth-art.tsx'
import { SignInForm } from './sign-in-form.tsx'
import classes from './auth.module.css'

// Most who come have an account: the other forms, and what they ask the server with, come after the one that shows.
const loadSignUp = () => import('./sign-up-form.tsx')
const SignUpForm = lazy(loadSignUp)
const ResetForm = lazy(() => import('./reset-form.tsx'))
const AskResetForm = lazy(() => import('./ask-reset-form.tsx'))
/** ms from when sign-in is there */
const SIGN_UP_LOAD_DELAY = 1_000

const LEADS = {
  'sign-in': 'Sign in to your components.',
  'sign-up': 'An account is free and needs no credit card.',
} as const
type Tab = keyof typeof LEADS

// Without the title, which follows the form that shows.
export const meta = () =>
  pageMeta({ title: 'Sign in', description: 'Sign in to Inlay, or make an account: it is free and needs no credit card.', path: '/auth' }).filter((tag) => !('title' in tag))

export default function Auth() {
  const token = useSessionToken()
  const [params] = useSearchParams()
  const invite = normaliseInvitationCode(params.get('invite') ?? '')
  const [tab, setTab] = useState<Tab>(invite === '' ? 'sign-in' : 'sign-up')
  const [createdEmail, setCreatedEmail] = useState('')
  /** Of a link that sets a new password; kept here, since it leaves the address at once. */
  const [reset, setReset] = useState(params.get('reset') ?? '')
  /** The address for which a new password is asked for; null: none is. */
  const [forgotten, setForgotten] = useState<string | null>(null)

  const year = useYear()
  // The page is built with its form, which waits for the code that sends it: what is typed before that would be lost. It is made anew
  // then, since a browser fills fields that it finds in a page, from its memory, behind React's back.
  const ready = useReady()
  useEffect(() => {
    const timer = setTimeout(() => {
      // Offline: it is asked for again when it is wanted.
      loadSignUp().catch(() => {})
    }, SIGN_UP_LOAD_DELAY)
    return () => clearTimeout(timer)
  }, [])

  if (token !== null && reset === '') return <Navigate to={nextPath(params.get('next'))} replace />

  return (
    <div className={classes.auth}>
      <title>{`${reset !== '' || forgotten !== null ? 'New password' : tab === 'sign-in' ? 'Sign in' : 'Sign up'} · Inlay`}</title>
      <main className={classes.pane}>
        <Link to="/" aria-label="Inlay, home"><Logo /></Link>
        <noscript><p className={classes.lead}>Signing in needs JavaScript, which is off in this browser.</p></noscript>
        <div className={classes.middle} inert={!ready}>
          <div>
            <h1 className={classes.title}>Welcome to Inlay</h1>
            <p className={classes.lead}>{reset !== '' ? 'Choose a new password.' : forgotten !== null ? 'Get a link that sets a new password.' : LEADS[tab]}</p>
          </div>
          {reset !== '' ? (
            <Suspense>
              <ResetForm
                token={reset} onLeave={() => setReset('')}
                onDone={(email) => {
                  session.end(true)
                  setCreatedEmail(email)
                  setReset('')
                }}
              />
            </Suspense>
          ) : forgotten !== null ? (
            <Suspense><AskResetForm email={forgotten} onLeave={() => setForgotten(null)} /></Suspense>
          ) : (
            <Tabs className="tabs-track" value={tab} onChange={(value) => setTab(value as Tab)} keepMounted={false}>
              <Tabs.List aria-label="Account" mb={24}>
                <Tabs.Tab value="sign-in">Sign In</Tabs.Tab>
                <Tabs.Tab value="sign-up">Sign Up</Tabs.Tab>
              </Tabs.List>
              <Tabs.Panel value="sign-in"><SignInForm key={String(ready)} email={createdEmail} onForgotten={setForgotten} /></Tabs.Panel>
              <Tabs.Panel value="sign-up">
                <Suspense>
                  <SignUpForm
                    invite={createdEmail === '' ? invite : ''}
                    onCreated={(email) => {
                      setCreatedEmail(email)
                      setTab('sign-in')
                    }}
                  />
                </Suspense>
              </Tabs.Panel>
            </Tabs>
          )}
        </div>
        <footer className={classes.foot}>
          <span>© {year} Inlay</span>
          <a href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</a>
        </footer>
      </main>
      <AuthArt />
    </div>
  )
}
