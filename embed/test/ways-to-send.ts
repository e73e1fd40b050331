import type { Locator } from '@playwright/test'
import type { DeliveredType } from '@inlay/contract/delivery'
import { NAME, SUBMIT, THANKS } from './form-fixture.ts'
import { answerAll } from './quiz-fixture.ts'

/** How a visitor fills in a component of a kind, up to its button. */
export interface Way {
  readonly kind: DeliveredType
  /** Laid over the sample. */
  readonly changes?: Record<string, unknown>
  readonly path: string
  readonly fill: (host: Locator) => Promise<void>
  /** Where Enter sends. */
  readonly field?: (host: Locator) => Locator
  /** What is said when it was taken, and when no answer came. */
  readonly done: string
  readonly failed: string
}

const FAILED = 'Failed to submit form. Please try again.'
const email = (host: Locator) => host.getByLabel('Email')
const name = (host: Locator) => host.getByLabel('Name')
const choice = (host: Locator) => host.getByLabel('Iron red')
const signup = { path: SUBMIT, fill: (host: Locator) => email(host).fill('ann@example.com'), field: email, failed: 'Something went wrong. Please try again.' }

/** Each kind that is filled in. */
export const WAYS: readonly Way[] = [
  { kind: 'form', changes: { title: '', subtitle: '', fields: [NAME] }, path: SUBMIT, fill: (host) => name(host).fill('Ann'), field: name, done: THANKS, failed: FAILED },
  { kind: 'poll', path: SUBMIT, fill: (host) => choice(host).check(), field: choice, done: 'Thank you for your response!', failed: FAILED },
  { ...signup, kind: 'newsletter', done: 'Thank you for subscribing!' },
  { ...signup, kind: 'waitlist', done: 'You are on the list.' },
  { kind: 'quiz', path: '/functions/v1/submit-quiz', fill: answerAll, done: 'The steady maker', failed: 'Failed to submit quiz. Please try again.' },
]

/** The button that goes on or sends. */
export const sendButton = (host: Locator) => host.getByRole('button').last()
