import { createHmac } from 'node:crypto'

/**
 * What an endpoint's messages are signed with, as libraries of the Standard Webhooks take it. Worked out anew each
 * time, so that it is stored nowhere and a copy of the database signs nothing.
 * @param version grows by one at each rotation
 */
export function webhookSecret(authSecret: string, endpointId: string, version: number): string {
  return `whsec_${createHmac('sha256', authSecret).update(`webhook ${endpointId} ${version}`).digest('base64')}`
}
