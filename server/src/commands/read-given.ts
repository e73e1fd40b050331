import { parseArgs } from 'node:util'
import type { Command, Given } from './command.ts'
import { CommandError } from './command-error.ts'

/** Reads what was typed behind a command's name. Throws CommandError with one sentence that says what is wrong. */
export function readGiven({ name, options, operands = [] }: Command, typed: readonly string[]): Given {
  const help = `"npm run inlay -- ${name} --help" tells what can be given.`
  const { tokens } = parseArgs({
    args: [...typed], strict: false, tokens: true, allowPositionals: true,
    options: Object.fromEntries(Object.entries(options).map(([option, { flag }]) => [option, { type: flag ? ('boolean' as const) : ('string' as const) }])),
  })
  const values = new Map<string, string>()
  const named: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') named.push(token.value)
    if (token.kind !== 'option') continue
    const option = options[token.name]
    if (!option) throw new CommandError(`${name} knows no option ${token.rawName}; ${help}`)
    if (values.has(token.name)) throw new CommandError(`${token.rawName} is given twice; ${help}`)
    if (option.flag && token.value !== undefined) throw new CommandError(`${token.rawName} takes no value; ${help}`)
    // A dash begins the next option: the value was forgotten.
    if (!option.flag && (token.value === undefined || token.value === '' || (!token.inlineValue && token.value.startsWith('-')))) throw new CommandError(`${token.rawName} has no value; ${help}`)
    values.set(token.name, token.value ?? '')
  }
  const missing = operands[named.length]
  if (missing) throw new CommandError(`${name} needs ${missing}; ${help}`)
  const extra = named[operands.length]
  if (extra !== undefined) throw new CommandError(`${name} does not know what to do with ${JSON.stringify(extra)}; ${help}`)
  return { operands: named, option: (option) => values.get(option), has: (option) => values.has(option) }
}
