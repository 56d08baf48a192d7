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
