import { warn } from './warn.ts'

/**
 * Names the directive when the page's Content-Security-Policy refuses one of our addresses.
 * Returns whether it did so far: trying again is then in vain.
 */
export function watchPolicy(origin: string): () => boolean {
  let refused = false
  document.addEventListener('securitypolicyviolation', (event) => {
    if (event.disposition === 'report' || event.blockedURI.indexOf(origin) !== 0) return
    refused = true
    const { effectiveDirective, originalPolicy } = event
    // Browsers name script-src-elem also where the page only says script-src, and its owner looks for the latter.
    const directive = originalPolicy.includes(effectiveDirective) ? effectiveDirective : effectiveDirective.replace('-elem', '')
    warn(`the Content-Security-Policy of this page refuses it. Allow ${origin} in ${directive}.`)
  })
  return () => refused
}
