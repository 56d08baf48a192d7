import { useQuery } from '@tanstack/react-query'
import type { Studio } from '#contract/studio.ts'
import { api } from '#web/lib/api.ts'

/** While a vendor is down, pages look whether it is back. */
const LOOK_AGAIN_MS = 30_000

/** What this installation works with: prices and providers. */
export function useStudio() {
  const options = api.studio.get.queryOptions()
  return useQuery({
    ...options,
    refetchInterval: ({ state }) => isTroubled(state.data) && LOOK_AGAIN_MS,
  }).data
}

function isTroubled(studio: Studio | undefined): boolean {
  return studio !== undefined && studio.failing.length > 0
}
