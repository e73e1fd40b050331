import type { Inlay } from './inlay.ts'

export const PERSON = { email: 'owner@studio.example', password: 'clay-and-glaze', name: 'Studio owner' }
/** Somebody who comes by an invitation. */
export const GUEST = { email: 'guest@studio.example', password: 'clay-and-glaze', name: 'Gail Guest' }

type Person = typeof PERSON

/** The account that the setup link makes, or an invitation, by the API alone. */
export class Account {
  readonly token: string
  readonly #inlay: Inlay

  private constructor(inlay: Inlay, token: string) {
    this.#inlay = inlay
    this.token = token
  }

  static async make(inlay: Inlay, person: Person = PERSON, invitation_code = new URL(inlay.setupLink).searchParams.get('invite')): Promise<Account> {
    await new Account(inlay, '').call('POST', '/api/auth/sign-up/email', { ...person, invitation_code })
    return Account.signIn(inlay, person)
  }

  /** The same account in one more session. */
  static async signIn(inlay: Inlay, person: Person = PERSON): Promise<Account> {
    const nobody = new Account(inlay, '')
    const { token } = (await nobody.call('POST', '/api/auth/sign-in/email', person)) as { token: string }
    return new Account(inlay, token)
  }

  /** Makes an FAQ of three questions and gives its id. */
  async faq(name: string, published: boolean): Promise<string> {
    const { id } = (await this.call('POST', '/api/components', { component_type: 'faq', name })) as { id: string }
    if (published) await this.call('PATCH', `/api/components/${id}`, { is_active: true })
    return id
  }

  /** Throws with the answer's body when it is no success. */
  async call(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(this.#inlay.origin + path, {
      method,
      headers: { 'content-type': 'application/json', ...(this.token && { authorization: `Bearer ${this.token}` }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.status === 204 ? undefined : answer.json()
  }
}
