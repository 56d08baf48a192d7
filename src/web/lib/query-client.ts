import { QueryClient } from '@tanstack/react-query'
import { api } from './api.ts'

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
