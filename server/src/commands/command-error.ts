import { StartError } from '../start-error.ts'

/** Why a command ends: one sentence for whoever typed it. */
export class CommandError extends StartError {
  override name = 'CommandError'
}
