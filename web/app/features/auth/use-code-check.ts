import { useQuery } from '@tanstack/react-query'
import { INVITATION_CODE_LENGTH } from '@inlay/contract/rules/invitation-code'
import { api } from '../../lib/api.ts'

/** What is known of a code that is whole. A check that fails says nothing: the sign-up checks again. */
export function useCodeCheck(code: string): 'unknown' | 'checking' | 'good' | { refused: string } {
  const whole = code.length === INVITATION_CODE_LENGTH
  const check = useQuery({ ...api.invitations.validate.queryOptions({ input: { code } }), enabled: whole, retry: false, staleTime: 60_000 })
  if (!whole || check.isError) return 'unknown'
  if (!check.data) return 'checking'
  return check.data.valid ? 'good' : { refused: check.data.message || 'Invalid invitation code' }
}
