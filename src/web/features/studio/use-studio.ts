import { useQuery } from '@tanstack/react-query'
import type { Studio } from '#contract/studio.ts'
import { api } from '#web/lib/api.ts'

/** While a vendor is down, pages look whether it is back. */
const LOOK_AGAIN_MS = 30_000
/** Where vendors work, pages look whether one is down. */
const LOOK_MS = 60_000

/** What this installation works with: prices and providers. */
export function useStudio() {
  const options = api.studio.get.queryOptions()
  return useQuery({
    ...options,
    refetchInterval: ({ state }) => lookAfterMs(state.data),
  }).data
}

function lookAfterMs(studio: Studio | undefined): number | false {
  if (!studio) return false
  if (studio.failing.length > 0) return LOOK_AGAIN_MS
  return Object.values(studio.builtIn).every(Boolean) ? false : LOOK_MS
}
