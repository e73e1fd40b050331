import { hashPassword } from 'better-auth/crypto'
import type { Command } from './command.ts'
import { CommandError } from './command-error.ts'
import { newPassword, PASSWORD_OPTION } from './new-password.ts'
import { readEmail } from './read-email.ts'
import { makeSuperAdmin, promote } from './store.ts'
import { withDatabase } from './with-database.ts'

export const createSuperAdmin: Command = {
  name: 'create-super-admin',
  usage: '--email ADDRESS [--name NAME] [--password-stdin] [--promote]',
  summary: 'Make an account that may do everything, or give one that right.',
  options: {
    email: { about: 'address that signs in' },
    name: { about: 'full name; without it the address' },
    ...PASSWORD_OPTION,
    promote: { flag: true, about: 'where there is an account with this address, make it super_admin; its password stays' },
  },
  run: async (given, context) => {
    const email = readEmail(given)
    if (email === undefined) throw new CommandError('create-super-admin needs --email with the address that signs in.')
    if (given.has('promote')) {
      if (!(await withDatabase(context, (db) => promote(db, email)))) throw new CommandError(`There is no account ${email}; without --promote one is made.`)
      return context.say(`${email} is super_admin.`)
    }
    const { password, made } = await newPassword(given, context)
    const hash = await hashPassword(password)
    const wanted = { email, full_name: given.option('name') ?? email, plan: context.config.defaultPlan, hash }
    if (!(await withDatabase(context, (db) => makeSuperAdmin(db, wanted)))) throw new CommandError(`There is an account ${email} already; add --promote to make it super_admin, with the password it has.`)
    context.say(`${email} is super_admin.${made ? `\nPassword: ${password}` : ''}`)
  },
}
