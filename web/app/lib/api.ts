import { createORPCClient } from '@orpc/client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { decodeApiError } from './api-error.ts'
import routes from './contract-routes.ts'
import { session } from './session.ts'

const link = new OpenAPILink(routes, {
  url: () => new URL('/api', window.location.origin),
  headers: () => session.headers(),
  // No cookie is part of the product, so none is sent.
  fetch: (request, init) => fetch(request, { ...init, credentials: 'omit' }),
  customErrorResponseBodyDecoder: (body, response) => decodeApiError(body, response.status),
})

type Client = JsonifiedClient<ContractRouterClient<typeof routes>>

/** Calls the server by the contract. */
export const client: Client = createORPCClient(link)

/** Options of TanStack Query for every procedure: `useQuery(api.components.list.queryOptions())`. */
export const api = createTanstackQueryUtils(client)
