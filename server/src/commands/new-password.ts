import { randomInt } from 'node:crypto'
import { PASSWORD_MAX, PASSWORD_MIN } from '@inlay/contract/auth'
import type { CommandContext, Given } from './command.ts'
import { CommandError } from './command-error.ts'

/** Without what is mistaken for something else when it is read out. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** 100 bits. */
const LENGTH = 20

export const PASSWORD_OPTION = { 'password-stdin': { flag: true, about: 'read the password from the input; without it one is made and printed' } } as const

/** The password for an account: from the input, where it is in no list of processes and no history, or a new one. */
export async function newPassword(given: Given, { readLine }: CommandContext): Promise<{ readonly password: string; readonly made: boolean }> {
  if (!given.has('password-stdin')) return { password: Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''), made: true }
  const password = await readLine()
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) throw new CommandError(`The password on the input has ${password.length} characters, but has to have ${PASSWORD_MIN} to ${PASSWORD_MAX}.`)
  return { password, made: false }
}
