import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CONTACT_EMAIL } from '../site/site-links.ts'
import classes from './auth.module.css'

// What calls the server by the contract comes when it is needed: sign-in itself does without.
const askOffered = async () => (await import('../../lib/api.ts')).client.passwordReset.offered()

/** The way back in without the password: a link by mail, or, where the server sends none, by an administrator. */
export function Forgotten({ onAsk }: { onAsk: () => void }) {
  const [asked, setAsked] = useState(false)
  const offered = useQuery({ queryKey: ['password-reset', 'offered'], queryFn: askOffered, enabled: false, retry: false })
  const open = async () => {
    setAsked(true)
    if ((await offered.refetch()).data?.mail) onAsk()
  }
  return (
    <div className={classes.forgotten}>
      <button type="button" className={classes.forgottenButton} aria-expanded={asked && offered.isFetched} onClick={() => void open()}>Forgot your password?</button>
      {asked && offered.isFetched && !offered.data?.mail ? (
        <p role="status">
          Ask an administrator of this Inlay for a link that sets a new one, or write to{' '}
          <a className="text-link" href={`mailto:${CONTACT_EMAIL}?subject=New%20password`}>{CONTACT_EMAIL}</a>.
        </p>
      ) : null}
    </div>
  )
}
