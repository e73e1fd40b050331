import { SIGNUPS_CLOSED } from '@inlay/contract/flag-registry'
import { normaliseInvitationCode } from '@inlay/contract/rules/invitation-code'
import { procedures } from '../../api/context.ts'
import { INVITATION_CHECKS_PER_ADDRESS } from '../limits/rules.ts'
import { withinLimit } from '../limits/store.ts'
import { invitationRefusal } from './rules.ts'
import { findInvitation } from './store.ts'

export const invitationsRouter = {
  validate: procedures.invitations.validate.handler(async ({ context, input, errors }) => {
    const code = normaliseInvitationCode(input.code)
    if (code === '') return { valid: false, message: 'Please enter an invitation code' }
    if (!(await withinLimit(context, 'invitation', INVITATION_CHECKS_PER_ADDRESS))) throw errors.TOO_MANY_REQUESTS()
    if (!context.flags.on('signups_open')) return { valid: false, message: SIGNUPS_CLOSED }
    const refusal = invitationRefusal(await findInvitation(context.db, code), Date.now())
    return refusal === null ? { valid: true, message: 'Valid invitation code' } : { valid: false, message: refusal }
  }),
}
