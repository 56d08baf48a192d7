import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import type { contract } from '#contract/index.ts'

/** Only the contract's types are imported: its schemas stay out of the first download. */
export type ApiClient = ContractRouterClient<typeof contract>

export const client: ApiClient = createORPCClient(
  new RPCLink({ url: () => new URL('/rpc', window.location.origin) }),
)

/** Query and mutation options for every operation, e.g. `api.storyboard.get.queryOptions(...)`. */
export const api = createTanstackQueryUtils(client)
