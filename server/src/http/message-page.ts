import { createHash } from 'node:crypto'

/** A page that says one thing, and may ask for one press of a button. */
export interface MessagePage {
  readonly title: string
  readonly text: string
  /** Posted as a form to `action`, with `value` under `name`. */
  readonly button?: { readonly label: string; readonly action: string; readonly name: string; readonly value: string }
}

/** The values of web/app/theme/tokens.css that such a page needs. */
const STYLE = `:root{color-scheme:light dark;--bg:#fff;--text:#0f172a;--text-2:#475569;--solid:#0369a1;--solid-hover:#075985;--on:#fff;--focus:#0284c7}
@media(prefers-color-scheme:dark){:root{--bg:#0b0e13;--text:#e9edf3;--text-2:#aab4c3;--solid:#0ea5e9;--solid-hover:#38bdf8;--on:#04141f;--focus:#38bdf8}}
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;text-align:center;box-sizing:border-box;padding:32px 20px;background:var(--bg);color:var(--text);font:16px/24px Inter,system-ui,sans-serif}
h1{margin:24px 0 12px;font-size:24px;line-height:32px;font-weight:600;letter-spacing:-.02em}
p{margin:0;max-width:480px;color:var(--text-2);overflow-wrap:anywhere}
button{margin-top:24px;min-height:44px;padding:0 20px;border:0;border-radius:8px;background:var(--solid);color:var(--on);font:500 16px/24px Inter,system-ui,sans-serif;cursor:pointer}
button:hover{background:var(--solid-hover)}
button:focus-visible{outline:2px solid var(--focus);outline-offset:2px}`

const LOGO = '<svg width="40" height="40" viewBox="0 0 22 22" role="img" aria-label="Inlay"><rect width="22" height="22" rx="6" fill="var(--text)"/><rect x="7" y="7" width="12" height="12" rx="4" fill="var(--bg)"/><rect x="8.5" y="8.5" width="9" height="9" rx="2.5" fill="#0ea5e9"/></svg>'

/** Nothing runs and nothing is fetched on it; its address stays with whoever opened it, and no copy is kept. */
export const MESSAGE_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
}

export function messagePage({ title, text, button }: MessagePage): string {
  const form = button
    ? `<form method="post" action="${escape(button.action)}"><input type="hidden" name="${escape(button.name)}" value="${escape(button.value)}"><button>${escape(button.label)}</button></form>`
    : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(title)}</title><style>${STYLE}</style></head><body><main>${LOGO}<h1>${escape(title)}</h1><p>${escape(text)}</p>${form}</main></body></html>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!)
