import { minifyContractRouter } from '@orpc/contract'
import { api } from '@inlay/contract/api'

/**
 * What it takes to call the server by the contract: methods and paths. The server checks what is sent; to make the schemas of the
 * whole API kept a phone half a second before anything showed, so vite.config.ts runs this when the app is built.
 */
export default minifyContractRouter(api) as typeof api
