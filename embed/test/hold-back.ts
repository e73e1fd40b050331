import type { Inlay, Trouble } from './inlay.ts'

/** Keeps Inlay's answers at `path` back. @param then what they are after that, where not the truth @returns lets them go */
export function holdBack({ trouble }: Inlay, path: string, then: Pick<Trouble, 'lost' | 'status'> = {}): () => void {
  let release = () => {}
  trouble.set(path, { ...then, until: new Promise((resolve) => (release = resolve)) })
  return () => release()
}
