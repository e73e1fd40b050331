import type { PageFacts } from './page-facts.ts'

export interface Finding {
  /** good: in place; bad: it will not show; note: it works, and something is worth knowing. */
  readonly state: 'good' | 'bad' | 'note'
  readonly text: string
}

/** What the owner has. */
export interface Own {
  readonly id: string
  readonly name: string
  readonly quiz: boolean
  readonly live: boolean
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
/** Types under which browsers run a script. */
const RUNS = new Set(['', 'text/javascript', 'application/javascript', 'module'])

/** What is right and what is wrong with a page that was pasted, the tag first, then each marker. @param origin where Inlay is served */
export function findPageProblems(page: PageFacts, own: readonly Own[], origin: string): Finding[] {
  return [...scriptFindings(page, origin), ...policyFindings(page, origin), ...markerFindings(page, own)]
}

function scriptFindings({ scripts, asText, inComment }: PageFacts, origin: string): Finding[] {
  const ours = scripts.filter((script) => script.origin === origin)
  const running = ours.filter(({ type }) => RUNS.has(type))
  if (running.length > 0) {
    const found: Finding[] = [{ state: 'good', text: 'The script tag is in place.' }]
    if (running.length > 1) found.push({ state: 'note', text: `The script tag is there ${running.length} times. Once is enough; more do no harm.` })
    return found
  }
  const [stopped] = ours
  if (stopped) return [{ state: 'bad', text: `The script tag has the type "${stopped.type}", so browsers do not run it. Consent tools set such types: it runs once the visitor agrees.` }]
  const [other] = scripts
  if (other) return [{ state: 'bad', text: `The script tag loads ${other.src}, and not ${origin}/embed.js. Replace it by the tag of step 1.` }]
  if (inComment) return [{ state: 'bad', text: 'The code is inside of a comment (<!-- … -->), where it does nothing. Take it out of there.' }]
  if (asText) return [{ state: 'bad', text: 'The code is on the page as text. Paste it where your editor takes HTML or custom code, not into a text block.' }]
  return [{ state: 'bad', text: 'The script tag is missing. Paste the tag of step 1 into the <head> of this page.' }]
}

function policyFindings({ policies }: PageFacts, origin: string): Finding[] {
  return policies.flatMap((policy): Finding[] => {
    const directives = new Map(policy.split(';').map((part) => part.trim().split(/\s+/)).map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
    const closed = ['script-src', 'connect-src'].filter((name) => {
      const sources = directives.get(name) ?? directives.get('default-src')
      return sources && !sources.some((source) => source === '*' || source === 'https:' || source.replace(/\/$/, '') === origin || source === new URL(origin).host)
    })
    if (closed.length === 0) return []
    return [{ state: 'bad', text: `The page's Content-Security-Policy does not let Inlay in. Add ${origin} to ${closed.join(' and ')}.` }]
  })
}

function markerFindings({ markers, asText }: PageFacts, own: readonly Own[]): Finding[] {
  if (markers.length === 0) {
    if (asText) return [{ state: 'bad', text: 'A marker is on the page as text. Paste it where your editor takes HTML.' }]
    return [{ state: 'note', text: 'There is no marker on this page, so nothing shows here. Paste the embed code of a component where it belongs.' }]
  }
  const seen = new Set<string>()
  return markers.flatMap(({ id, quiz }): Finding[] => {
    const key = `${quiz} ${id}`
    if (seen.has(key)) return []
    seen.add(key)
    if (!UUID.test(id)) {
      return [{ state: 'bad', text: id ? `A marker has the id ${id.slice(0, 60)}, which is none. Copy the embed code again, without formatting: some editors change quotation marks.` : 'A marker has no id. Copy the embed code again.' }]
    }
    const found = own.find((one) => one.id === id.toLowerCase())
    if (!found) return [{ state: 'bad', text: `The marker ${id} belongs to none of your components. It was deleted, or belongs to another account.` }]
    if (found.quiz !== quiz) return [{ state: 'bad', text: `“${found.name}” is a ${found.quiz ? 'quiz, so its marker is data-inlay-quiz' : 'component, so its marker is data-inlay'}. Copy its embed code again.` }]
    if (!found.live) return [{ state: 'note', text: `“${found.name}” is placed, and a draft: visitors see it once you publish it.` }]
    return [{ state: 'good', text: `“${found.name}” is placed and live.` }]
  })
}
