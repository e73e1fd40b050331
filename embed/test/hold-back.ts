import type { Inlay } from './inlay.ts'

/** Keeps Inlay's answers at `path` back. @param lost breaks the connection then, after the work is done @returns lets them go */
export function holdBack({ trouble }: Inlay, path: string, lost = false): () => void {
  let release = () => {}
  trouble.set(path, { lost, until: new Promise((resolve) => (release = resolve)) })
  return () => release()
}
