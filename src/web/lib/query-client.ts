import { QueryCache, QueryClient } from '@tanstack/react-query'
import { authClient } from './auth-client.ts'
import { hasCode } from './error-message.ts'

const MINUTE_MS = 60_000

/**
 * Nothing is fetched again on focus or reconnect: the event stream says what changed.
 * An answer that the session has ended makes the session be read again, which leads to sign-in.
 */
export function createQueryClient() {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (hasCode(error, 'UNAUTHENTICATED')) authClient.$store.notify('$sessionSignal')
      },
    }),
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
