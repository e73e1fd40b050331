import { KEY_REQUESTS_PER_MINUTE } from '@inlay/contract/api-keys'
import type { Limit } from './store.ts'

/** Longest window below, in seconds; older counters are removed. */
export const LONGEST_WINDOW = 15 * 60

/** Wide enough for an office behind one address, narrow enough that guessing passwords is hopeless. */
export const SIGN_IN_PER_ADDRESS: Limit = { max: 30, window: 60 }

/** Failures only: a good password clears it. */
export const SIGN_IN_PER_ACCOUNT: Limit = { max: 10, window: LONGEST_WINDOW }

export const SIGN_UP_PER_ADDRESS: Limit = { max: 30, window: 60 }

/** Looking at a link and using it; its token cannot be guessed, but a hash of a password is dear. */
export const RESETS_PER_ADDRESS: Limit = { max: 30, window: 60 }

/** Asking for a link by mail, by one client; and for one address, so that nobody's mailbox is filled by others. */
export const RESET_MAILS_PER_ADDRESS: Limit = { max: 10, window: LONGEST_WINDOW }
export const RESET_MAILS_PER_ACCOUNT: Limit = { max: 3, window: LONGEST_WINDOW }

export const REQUESTS_PER_KEY: Limit = { max: KEY_REQUESTS_PER_MINUTE, window: 60 }

/** Adding webhooks, trying and replaying them. */
export const WEBHOOK_ACTS_PER_ACCOUNT: Limit = { max: 60, window: 60 }

export const INVITATION_CHECKS_PER_ADDRESS: Limit = { max: 30, window: 60 }
