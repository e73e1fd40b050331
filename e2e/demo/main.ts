import { startDemo } from './demo.ts'
import { ADMIN, OWNER } from './people.ts'

// `npm run demo`: until Ctrl-C, and nothing of it is left afterwards.
console.log('Filling a throw-away Inlay …')
const { inlay } = await startDemo(Number(process.env['PORT'] ?? 3000))
console.log(`The demo is on ${inlay.origin}/auth
  owner          ${OWNER.email}   ${OWNER.password}
  administrator  ${ADMIN.email}   ${ADMIN.password}
Ctrl-C ends it, and takes all of it away.`)
let ending = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (ending) return
    ending = true
    void inlay.remove()
  })
}
