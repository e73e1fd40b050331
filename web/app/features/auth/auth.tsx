import { Tabs } from '@mantine/core'
import { useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { normaliseInvitationCode } from '@inlay/contract/rules/invitation-code'
import { nextPath } from '../../lib/next-path.ts'
import { session, useSessionToken } from '../../lib/session.ts'
import { Logo } from '../../ui/logo.tsx'
import { CONTACT_EMAIL } from '../site/site-links.ts'
import { AskResetForm } from './ask-reset-form.tsx'
import { AuthArt } from './auth-art.tsx'
import { ResetForm } from './reset-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import classes from './auth.module.css'

const LEADS = {
  'sign-in': 'Sign in to your components.',
  'sign-up': 'An account is free and needs no credit card.',
} as const
type Tab = keyof typeof LEADS

export const meta = () => [{ name: 'description', content: 'Sign in to Inlay, or make an account: it is free and needs no credit card.' }]

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

  if (token !== null && reset === '') return <Navigate to={nextPath(params.get('next'))} replace />

  return (
    <div className={classes.auth}>
      <title>{`${reset !== '' || forgotten !== null ? 'New password' : tab === 'sign-in' ? 'Sign in' : 'Sign up'} · Inlay`}</title>
      <main className={classes.pane}>
        <Link to="/" aria-label="Inlay, home"><Logo /></Link>
        <div className={classes.middle}>
          <div>
            <h1 className={classes.title}>Welcome to Inlay</h1>
            <p className={classes.lead}>{reset !== '' ? 'Choose a new password.' : forgotten !== null ? 'Get a link that sets a new password.' : LEADS[tab]}</p>
          </div>
          {reset !== '' ? (
            <ResetForm
              token={reset} onLeave={() => setReset('')}
              onDone={(email) => {
                session.end(true)
                setCreatedEmail(email)
                setReset('')
              }}
            />
          ) : forgotten !== null ? (
            <AskResetForm email={forgotten} onLeave={() => setForgotten(null)} />
          ) : (
            <Tabs className="tabs-track" value={tab} onChange={(value) => setTab(value as Tab)} keepMounted={false}>
              <Tabs.List aria-label="Account" mb={24}>
                <Tabs.Tab value="sign-in">Sign In</Tabs.Tab>
                <Tabs.Tab value="sign-up">Sign Up</Tabs.Tab>
              </Tabs.List>
              <Tabs.Panel value="sign-in"><SignInForm email={createdEmail} onForgotten={setForgotten} /></Tabs.Panel>
              <Tabs.Panel value="sign-up">
                <SignUpForm
                  invite={createdEmail === '' ? invite : ''}
                  onCreated={(email) => {
                    setCreatedEmail(email)
                    setTab('sign-in')
                  }}
                />
              </Tabs.Panel>
            </Tabs>
          )}
        </div>
        <footer className={classes.foot}>
          <span>© {new Date().getFullYear()} Inlay</span>
          <a href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</a>
        </footer>
      </main>
      <AuthArt />
    </div>
  )
}
