import { INVITATION_DAYS_DEFAULT, INVITATION_DAYS_MAX, INVITATION_USES_DEFAULT, INVITATION_USES_MAX } from '@inlay/contract/admin-invitations'
import { ROLES } from '@inlay/contract/me'
import type { Command, Given } from './command.ts'
import { CommandError } from './command-error.ts'
import { readEmail } from './read-email.ts'
import { makeInvitation } from './store.ts'
import { withDatabase } from './with-database.ts'

export const invite: Command = {
  name: 'invite',
  usage: '[--email ADDRESS] [--uses N] [--days N] [--role ROLE]',
  summary: 'Make an invitation and print its link.',
  options: {
    email: { about: 'the only address that may use it; without it whoever has the link' },
    uses: { about: `how many accounts it makes, 1 to ${INVITATION_USES_MAX}; ${INVITATION_USES_DEFAULT} unless given` },
    days: { about: `days until it expires, 1 to ${INVITATION_DAYS_MAX}, or never; ${INVITATION_DAYS_DEFAULT} unless given` },
    role: { about: `role of its accounts: ${ROLES.join(', ')}; user unless given` },
  },
  run: async (given, context) => {
    const role = ROLES.find((one) => one === (given.option('role') ?? 'user'))
    if (!role) throw new CommandError(`--role is ${JSON.stringify(given.option('role'))}, but has to be one of ${ROLES.join(', ')}.`)
    const never = given.option('days') === 'never'
    const wanted = {
      email: readEmail(given) ?? null,
      max_uses: whole(given, 'uses', INVITATION_USES_MAX) ?? INVITATION_USES_DEFAULT,
      days: never ? null : (whole(given, 'days', INVITATION_DAYS_MAX, ', or never') ?? INVITATION_DAYS_DEFAULT),
      role,
    }
    const code = await withDatabase(context, (db) => makeInvitation(db, wanted))
    context.say(`${context.config.publicUrl}/auth?invite=${code}`)
  },
}

function whole(given: Given, name: string, max: number, or = ''): number | undefined {
  const typed = given.option(name)
  if (typed === undefined) return undefined
  const number = /^\d{1,9}$/.test(typed) ? Number(typed) : NaN
  if (number >= 1 && number <= max) return number
  throw new CommandError(`--${name} is ${JSON.stringify(typed)}, but has to be a whole number from 1 to ${max}${or}.`)
}
