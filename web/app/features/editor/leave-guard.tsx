import { memo, useCallback, useEffect } from 'react'
import { useBlocker } from 'react-router'
import type { BlockerFunction } from 'react-router'
import { session } from '../../lib/session.ts'
import { Confirm } from '../../ui/confirm.tsx'

/** Asks before unsaved changes are left behind, in the app and when the tab is closed. */
export const LeaveGuard = memo(function LeaveGuard({ dirty }: { dirty: boolean }) {
  const stays = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      // A session that ended leads to sign-in in any case; the draft is there when the user is back.
      dirty && session.get() !== null && currentLocation.pathname !== nextLocation.pathname,
    [dirty],
  )
  const blocker = useBlocker(stays)
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])

  return (
    <Confirm
      opened={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirm="Leave"
      cancel="Stay"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      Your changes are not saved yet. They stay in this browser, and you find them here when you come back.
    </Confirm>
  )
})
