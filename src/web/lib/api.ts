import { createORPCClient, ORPCError, onError } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import type { ErrorCode } from '#contract/error.ts'
import type { contract } from '#contract/index.ts'
import { SHOWN_WORKSPACE_HEADER } from '#contract/shown-workspace.ts'
import { session } from './session.ts'
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

let shown: string | undefined

/** What this page shows is of this workspace, from the first time on: to show another one it begins anew. */
export function showWorkspace(id: string): void {
  shown ??= id
}

/** Undefined until the account is known. */
export function shownWorkspaceId(): string | undefined {
  return shown
}

/** Goes with all that this page asks for: it is meant for the workspace it shows, wherever its account went on since. */
export function shownWorkspaceHeader(): Record<string, string> {
  return shown === undefined ? {} : { [SHOWN_WORKSPACE_HEADER]: shown }
}

const MINUTE_MS = 60_000

/** Nothing is fetched again on focus or reconnect: the event stream says what changed. */
export function createQueryClient() {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        retry: 1,
        staleTime: 15 * MINUTE_MS,
        gcTime: 30 * MINUTE_MS,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      // Nothing asked for without a connection is sent later: it may cost credits nobody expects any more.
      mutations: { retry: 0, networkMode: 'always' },
    },
  })
  queryClient.setQueryDefaults(api.storyboard.key(), { staleTime: 5 * MINUTE_MS })
  queryClient.setQueryDefaults(api.media.key(), { staleTime: MINUTE_MS / 2 })
  // No event tells an admin what everybody does, and what the other admins did.
  for (const key of [
    api.user.key(),
    api.audit.key(),
    api.announcement.list.key(),
    api.homepage.key(),
    api.showcase.all.key(),
    api.model.priceHistory.key(),
  ]) {
    queryClient.setQueryDefaults(key, { staleTime: 0 })
  }
  return queryClient
}

/**
 * Fetches what a change has made untrue. An answer that is still on its way may be older than the
 * change, so it is dropped and asked for again; plain invalidation would keep a first answer.
 */
export async function readAgain(queryClient: QueryClient, queryKey?: QueryKey) {
  const filter = queryKey ? { queryKey } : {}
  await queryClient.cancelQueries(filter)
  await queryClient.invalidateQueries(filter)
}

/**
 * Puts the answer to a change on screen, in place of what was read before. What is still being read may be older
 * than the change and would take it back for a moment, so it is dropped and asked for again.
 */
export async function showAnswer<Answer>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  answer: Answer,
) {
  const filter = { queryKey, exact: true }
  const isBeingRead = queryClient.isFetching(filter) > 0
  await queryClient.cancelQueries(filter)
  queryClient.setQueryData(queryKey, answer)
  if (isBeingRead) void queryClient.invalidateQueries(filter)
}
