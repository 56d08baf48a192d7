import { useQuery } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'

/** What this installation works with: prices and providers. */
export function useStudio() {
  return useQuery(api.studio.get.queryOptions()).data
}
