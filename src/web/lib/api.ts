import { createORPCClient, onError, ORPCError } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import type { ErrorCode } from '#contract/error.ts'
import type { contract } from '#contract/index.ts'
import { session } from './session.ts'
import { shownWorkspaceHeader } from './shown-workspace.ts'
import { noteAway } from './site-away.ts'

/** Only the contract's types are imported: its schemas stay out of the first download. */
export type ApiClient = ContractRouterClient<typeof contract>

const SESSION_ENDED: ErrorCode = 'UNAUTHENTICATED'
const UNAVAILABLE: ErrorCode = 'UNAVAILABLE'

export const client: ApiClient = createORPCClient(
  new RPCLink({
    url: () => new URL('/rpc', window.location.origin),
    headers: shownWorkspaceHeader,
    // Reading the session again leads to sign-in.
    interceptors: [
      onError((error) => {
        if (!(error instanceof ORPCError)) return
        if (error.code === SESSION_ENDED) void session.refresh()
        if (error.code === UNAVAILABLE) noteAway()
      }),
    ],
  }),
)

/** Query and mutation options for every operation, e.g. `api.storyboard.get.queryOptions(...)`. */
export const api = createTanstackQueryUtils(client)
