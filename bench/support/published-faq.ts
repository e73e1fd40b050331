import type { Inlay } from '@inlay/e2e/support/inlay'

/** Makes an account by the setup link and a published FAQ of three questions; gives its id. */
export async function publishedFaq(inlay: Inlay): Promise<string> {
  const invitation_code = new URL(inlay.setupLink).searchParams.get('invite')
  const person = { email: 'bench@studio.example', password: 'clay-and-glaze', name: 'Bench' }
  await call(inlay, 'POST', '/api/auth/sign-up/email', { ...person, invitation_code })
  const { token } = (await call(inlay, 'POST', '/api/auth/sign-in/email', person)) as { token: string }
  const { id } = (await call(inlay, 'POST', '/api/components', { component_type: 'faq' }, token)) as { id: string }
  await call(inlay, 'PATCH', `/api/components/${id}`, { is_active: true }, token)
  return id
}

async function call(inlay: Inlay, method: string, path: string, body: unknown, token?: string): Promise<unknown> {
  const answer = await fetch(inlay.origin + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
