interface ScriptFact {
  /** Its address as the page has it, and the origin that it comes from; null where it cannot be told. */
  readonly src: string
  readonly origin: string | null
  /** Empty for a classic script. */
  readonly type: string
}

interface MarkerFact {
  readonly id: string
  readonly quiz: boolean
}

/** What matters here of a page's HTML. */
export interface PageFacts {
  readonly scripts: readonly ScriptFact[]
  readonly markers: readonly MarkerFact[]
  /** Contents of Content-Security-Policy in meta elements. */
  readonly policies: readonly string[]
  /** The tag or a marker is in the page as words, or in a comment, where it does nothing. */
  readonly asText: boolean
  readonly inComment: boolean
}

const MARKED = 'data-inlay'

/** Reads a page that was pasted. Nothing of it is run or loaded: a parsed document is not a page. */
export function readPage(html: string): PageFacts {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const comments = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT)
  let inComment = false
  while (comments.nextNode()) inComment ||= isOurs(comments.currentNode.nodeValue ?? '')
  return {
    scripts: [...page.querySelectorAll('script[src]')].map((script) => fact(script.getAttribute('src') ?? '', script.getAttribute('type') ?? '')).filter(({ src }) => /\/embed\.js([?#]|$)|\/embed-script([?#]|$)/.test(src)),
    markers: [...page.querySelectorAll(`[${MARKED}], [${MARKED}-quiz]`)].map((element) => {
      const quiz = !element.hasAttribute(MARKED)
      return { quiz, id: (element.getAttribute(quiz ? `${MARKED}-quiz` : MARKED) ?? '').trim() }
    }),
    policies: [...page.querySelectorAll('meta[http-equiv="Content-Security-Policy" i]')].map((meta) => meta.getAttribute('content') ?? ''),
    asText: isOurs(page.body.textContent),
    inComment,
  }
}

const isOurs = (text: string) => /<script[^>]*\/embed\.js|<div[^>]*data-inlay/i.test(text)

function fact(src: string, type: string): ScriptFact {
  // A page's own origin is not in its HTML, so what is relative to it cannot be told.
  const absolute = /^(https?:)?\/\//i.test(src.trim()) && URL.canParse(src.trim(), 'https://x') ? new URL(src.trim(), 'https://x') : null
  return { src, origin: absolute?.origin ?? null, type: type.trim().toLowerCase() }
}
