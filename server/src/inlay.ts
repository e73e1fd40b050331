import { runCommand } from './commands/run-command.ts'

// What `npm run inlay` runs.
process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  input: process.stdin,
})
