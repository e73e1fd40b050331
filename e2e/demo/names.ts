import type { Random } from './random.ts'

const FIRST = ['Mara', 'Jonas', 'Aiko', 'Lucía', 'Ben', 'Noor', 'Elif', 'Tom', 'Priya', 'Oskar', 'Chloé', 'Daniel', 'Wen', 'Greta', 'Samuel', 'Ines', 'Kofi', 'Hannah', 'Mateo', 'Zofia']
const LAST = ['Lindqvist', 'Okafor', 'Tanaka', 'Romero', 'Whitfield', 'Haddad', 'Yılmaz', 'Berger', 'Nair', 'Nowak', 'Laurent', 'Frey', 'Zhang', 'Holm', 'Adeyemi', 'Costa', 'Mensah', 'Vogel', 'Silva', 'Marsh']

export interface Visitor {
  readonly name: string
  readonly email: string
}

/** @param nth makes the address one of a kind */
export function visitor(random: Random, nth: number): Visitor {
  const [first, last] = [random.of(FIRST), random.of(LAST)]
  const plain = `${first}.${last}`.normalize('NFD').replace(/\p{M}/gu, '').replace('ı', 'i').toLowerCase()
  return { name: `${first} ${last}`, email: `${plain}${nth > 40 ? nth : ''}@mail.example` }
}
