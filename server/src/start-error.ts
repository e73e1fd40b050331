/** Why the start ends: one sentence for whoever runs Inlay. main prints it and exits with 1. */
export class StartError extends Error {
  override name = 'StartError'
}
