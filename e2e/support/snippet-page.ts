import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Snippet } from './snippets.ts'

/** A page of another origin that somebody pasted one snippet of the documentation into. Its console says `drawn <id>` for each component. */
export class SnippetPage {
  readonly #server: Server
  readonly #inlay: string
  #html = ''
  #policy: string | undefined

  private constructor(server: Server, inlay: string) {
    this.#server = server
    this.#inlay = inlay
    server.on('request', (request, response) => {
      if (request.url === '/told.js') return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(TOLD)
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...(this.#policy && { 'content-security-policy': this.#policy }) }).end(this.#html)
    })
  }

  /** @param inlay its origin */
  static async start(inlay: string): Promise<SnippetPage> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return new SnippetPage(server, inlay)
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`
  }

  /** Pastes a snippet into the page, which has what the snippet leaves out: the script, and a marker. @param id of the component that is to be drawn */
  show({ language, code }: Snippet, id: string, quiz: boolean): void {
    const html = language === 'html' ? code : ''
    const script = html.includes('/embed.js') ? '' : `<script src="${this.#inlay}/embed.js" async></script>`
    const marker = html.includes('data-inlay') ? '' : `<div data-inlay${quiz ? '-quiz' : ''}="${id}"></div>`
    this.#policy = language === 'http' ? /^Content-Security-Policy: (.+)$/m.exec(code)![1] : undefined
    this.#html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,"><script src="/told.js"></script>${script}${language === 'css' ? `<style>${code}</style>` : ''}</head>
<body><main><h1>A page</h1>${marker}${html}</main>${language === 'js' ? `<script>${code}</script>` : ''}</body></html>`
  }

  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}

const TOLD = `document.addEventListener('inlay:load', (event) => console.log('drawn ' + event.detail.id))`
