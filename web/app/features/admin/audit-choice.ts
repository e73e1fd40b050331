/** What is chosen of the log, as the address says it; empty: all. */
export interface AuditChoice {
  readonly actor: string
  readonly action: string
  readonly target: string
  readonly from: string
  readonly to: string
}

export const EVERYTHING: AuditChoice = { actor: '', action: '', target: '', from: '', to: '' }

const NAMES = Object.keys(EVERYTHING) as (keyof AuditChoice)[]

export const readChoice = (params: URLSearchParams): AuditChoice => Object.fromEntries(NAMES.map((name) => [name, params.get(name) ?? ''])) as unknown as AuditChoice

export const writeChoice = (choice: AuditChoice): URLSearchParams => new URLSearchParams(NAMES.flatMap((name) => (choice[name] ? [[name, choice[name]]] : [])))
