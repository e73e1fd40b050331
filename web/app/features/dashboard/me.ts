import type { InferContractRouterOutputs } from '@orpc/contract'
import type { api } from '@inlay/contract/api'

/** Who is signed in. */
export type Me = InferContractRouterOutputs<typeof api>['me']['get']
