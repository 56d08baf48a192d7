import { QueryClient } from '@tanstack/react-query'

const MINUTE_MS = 60_000

/** Nothing is fetched again on focus or reconnect: the event stream says what changed. */
export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: 1,
        staleTime: 15 * MINUTE_MS,
        gcTime: 30 * MINUTE_MS,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: 0 },
    },
  })
}
