import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Fetches what a change has made untrue. An answer that is still on its way may be older than the
 * change, so it is dropped and asked for again; plain invalidation would keep a first answer.
 */
export async function readAgain(queryClient: QueryClient, queryKey?: QueryKey) {
  const filter = queryKey ? { queryKey } : {}
  await queryClient.cancelQueries(filter)
  await queryClient.invalidateQueries(filter)
}
