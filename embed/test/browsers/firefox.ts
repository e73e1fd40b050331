import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'
import { emulatedMedia } from './emulated-media.ts'
import { serveBidi } from './endpoint.ts'
import type { Json, Message, Send } from './endpoint.ts'
import { evaluateWithoutEval } from './evaluate-without-eval.ts'

/** Ids of commands that are our own. Playwright counts from one. */
const OWN_IDS = 2 ** 40

const REMARKS = /^(Content-Security-Policy|Cross-Origin Request Blocked|Loading module from|Loading failed for)/

/** Firefox speaks BiDi itself; what its ESR does not know yet is done by its preferences. */
export async function firefox(args: readonly string[]): Promise<void> {
  const browser = spawn(process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr', [...args, '--remote-allow-system-access'], { stdio: ['ignore', 'ignore', 'pipe'] })
  browser.on('exit', () => process.exit())
  const address = await new Promise<string>((resolve) => {
    createInterface(browser.stderr).on('line', (line) => {
      const found = /WebDriver BiDi listening on (ws:.*)/.exec(line)
      if (found) resolve(found[1]!)
      else process.stderr.write(`${line}\n`)
    })
  })
  const socket = new WebSocket(`${address}/session`, { maxPayload: 1 << 28 })
  await new Promise((resolve) => socket.once('open', resolve))

  const waiting = new Map<number, (message: Message) => void>()
  let ids = OWN_IDS
  const ask = (method: string, params: Json) => {
    const id = ids++
    socket.send(JSON.stringify({ id, method, params }))
    return new Promise<Json>((resolve, reject) => waiting.set(id, (answer) => (answer.type === 'success' ? resolve(answer.result) : reject(new Error(answer.message)))))
  }
  const setPreferences = async (preferences: Record<string, number>) => {
    const { contexts } = await ask('browsingContext.getTree', { 'moz:scope': 'chrome' })
    const expression = Object.entries(preferences).map(([name, value]) => `Services.prefs.setIntPref('${name}', ${value})`).join(';')
    await ask('script.evaluate', { expression, target: { context: contexts[0].context }, awaitPromise: false })
  }

  let toPlaywright: Send
  socket.on('message', (data) => {
    const message = JSON.parse((data as Buffer).toString()) as Message
    const own = waiting.get(message.id ?? 0)
    if (!own) return isRemark(message) ? undefined : toPlaywright(message)
    waiting.delete(message.id!)
    own(message)
  })
  serveBidi(
    (command, send) => {
      toPlaywright = send
      const media = emulatedMedia(command)
      if (!media) return socket.send(JSON.stringify(evaluateWithoutEval(command)))
      const answer = (outcome: Message) => send({ id: command.id!, ...outcome })
      setPreferences(preferences(media)).then(
        () => answer({ type: 'success', result: {} }),
        (error: unknown) => answer({ type: 'error', error: 'unknown error', message: String(error) }),
      )
    },
    () => browser.kill('SIGKILL'),
  )
}

/** What Firefox itself has to say about a page, it reports as it does errors of scripts. */
function isRemark({ method, params }: Message): boolean {
  return method === 'log.entryAdded' && (params).type === 'javascript' && REMARKS.test((params).text)
}

function preferences({ colorScheme, reducedMotion }: Exclude<ReturnType<typeof emulatedMedia>, undefined>): Record<string, number> {
  return {
    ...(colorScheme === undefined ? {} : { 'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1 }),
    ...(reducedMotion === undefined ? {} : { 'ui.prefersReducedMotion': reducedMotion === 'reduce' ? 1 : 0 }),
  }
}
