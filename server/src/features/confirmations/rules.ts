import type { MessagePage } from '../../http/message-page.ts'
import type { Confirmation } from './store.ts'

/** Where the link in a mail leads, and where its button posts to. */
export const CONFIRM_PATH = '/confirm'

/** What a subscriber sees, and its status. The link alone confirms nothing: programs that look through mail open it too. */
export function confirmationPage(found: Confirmation | null, token: string, justConfirmed: boolean): { status: 200 | 404 | 410; page: MessagePage } {
  if (!found) return { status: 404, page: { title: 'This link does not work', text: 'It may have been cut off in the mail, or the sign-up was removed. Please open the whole link, or sign up once more.' } }
  if (found.state === 'expired') return { status: 410, page: { title: 'This link has expired', text: 'It worked for 7 days. Sign up once more, and you get a new one.' } }
  if (found.state === 'confirmed') {
    return justConfirmed
      ? { status: 200, page: { title: 'Your address is confirmed', text: `You are signed up for “${found.name}”. You can close this page.` } }
      : { status: 200, page: { title: 'Your address is confirmed already', text: `You are signed up for “${found.name}”. There is nothing more to do.` } }
  }
  const button = { label: 'Confirm', action: CONFIRM_PATH, name: 'token', value: token }
  return { status: 200, page: { title: 'Confirm your subscription', text: `Press the button to confirm that you signed up for “${found.name}” with this address.`, button } }
}
