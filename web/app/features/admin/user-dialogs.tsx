import { useMutation } from '@tanstack/react-query'
import type { AdminUser } from '@inlay/contract/admin-users'
import { api } from '../../lib/api.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { BanDialog } from './ban-dialog.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import { useUserAct } from './use-user-act.ts'

/** An act that asks before it is done, and on whom. */
export interface UserAct {
  readonly act: 'ban' | 'reset' | 'sign-out'
  readonly user: AdminUser
}

/** The question of the act that was chosen. */
export function UserDialogs({ chosen, mail, onClose }: { chosen: UserAct | null; mail: boolean; onClose: () => void }) {
  const act = useUserAct()
  const signOut = useMutation(api.adminUsers.signOut.mutationOptions(act('User signed out everywhere', 'Failed to sign the user out')))
  const of = (wanted: UserAct['act']) => (chosen?.act === wanted ? chosen.user : null)
  const leaving = of('sign-out')
  const resetting = of('reset')
  return (
    <>
      <BanDialog key={of('ban')?.id ?? 'nobody'} opened={of('ban') !== null} user={of('ban')} onClose={onClose} />
      <ResetDialog key={resetting?.id ?? 'none'} user={resetting} mail={mail} onClose={onClose} />
      <Confirm
        opened={leaving !== null} title={`Sign ${leaving?.email ?? ''} out?`} confirm="Sign out everywhere" danger busy={signOut.isPending} onCancel={onClose}
        onConfirm={() => leaving && signOut.mutate({ id: leaving.id }, { onSettled: onClose })}
      >
        Every session ends, in every browser. They can sign in again with their password.
      </Confirm>
    </>
  )
}
