import { expect } from 'vitest'

/** Calls the API of a running Inlay. Rejects when the connection breaks; any other answer than 2xx fails the test. */
export class ApiClient {
  readonly url: string
  readonly token: string

  constructor(url: string, token = '') {
    this.url = url
    this.token = token
  }

  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(this.url + path, {
      method,
      headers: { 'content-type': 'application/json', ...(this.token && { authorization: `Bearer ${this.token}` }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    // Read whole before it counts as answered: a body cut off by a kill rejects here.
    const text = await response.text()
    expect(response.status, `${method} ${path} answered ${text}`).toBeLessThan(300)
    return JSON.parse(text) as T
  }

  /** Makes the first account with the code of the setup link, and gives a client that is signed in. */
  async signUp(invitation_code: string): Promise<ApiClient> {
    const account = { email: 'ann@inlay.example', password: 'correct horse', name: 'Ann', invitation_code }
    const { token } = await this.call<{ token: string }>('POST', '/api/auth/sign-up/email', account)
    return new ApiClient(this.url, token)
  }
}
