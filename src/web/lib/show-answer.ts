import type { QueryClient, QueryKey } from '@tanstack/react-query'

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
