import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { signInPath } from '../../lib/next-path.ts'
import { session, useSessionToken } from '../../lib/session.ts'
import { FullScreenText } from '../../ui/full-screen-text.tsx'
import { MessagePage } from '../../ui/message-page.tsx'
import type { Me } from './me.ts'

interface GuardProps {
  /** Shown while the session is checked. */
  checking: string
  /** As in "The dashboard". */
  what: string
  children: (me: Me) => ReactNode
}

/** Lets nobody in without a session that the server knows; the server checks every call again. */
export function Guard({ checking, what, children }: GuardProps) {
  const token = useSessionToken()
  const { pathname, search, hash } = useLocation()
  const queryClient = useQueryClient()
  const me = useQuery({ ...api.me.get.queryOptions(), enabled: token !== null })

  useEffect(() => {
    if (token === null) queryClient.clear()
  }, [token, queryClient])

  if (token === null) return <Navigate to={session.endedByChoice() ? '/auth' : signInPath(pathname + search + hash)} replace />
  // Asked again and not answered, what was known goes on: nobody loses the screen they are at.
  if (me.data) return children(me.data)
  if (me.isPending) return <FullScreenText>{checking}</FullScreenText>
  return (
    <MessagePage title={`${what} could not be loaded`} detail={messageOf(me.error, 'Something went wrong on our side. Please try again.')}>
      <Button loading={me.isFetching} onClick={() => void me.refetch()}>Try again</Button>
    </MessagePage>
  )
}
