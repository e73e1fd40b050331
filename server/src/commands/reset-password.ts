import { hashPassword } from 'better-auth/crypto'
import type { Command } from './command.ts'
import { CommandError } from './command-error.ts'
import { newPassword, PASSWORD_OPTION } from './new-password.ts'
import { readEmail } from './read-email.ts'
import { setPassword } from './store.ts'
import { withDatabase } from './with-database.ts'

export const resetPassword: Command = {
  name: 'reset-password',
  usage: '--email ADDRESS [--password-stdin]',
  summary: 'Give an account a new password and end its sessions.',
  options: { email: { about: 'address of the account' }, ...PASSWORD_OPTION },
  run: async (given, context) => {
    const email = readEmail(given)
    if (email === undefined) throw new CommandError('reset-password needs --email with the address of the account.')
    const { password, made } = await newPassword(given, context)
    const hash = await hashPassword(password)
    if (!(await withDatabase(context, (db) => setPassword(db, email, hash)))) throw new CommandError(`There is no account ${email}.`)
    context.say(`${email} has a new password and is signed out everywhere.${made ? `\nPassword: ${password}` : ''}`)
  },
}
