import { useQuery } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'

/** What the workspace may do by what was bought; undefined until it is known. */
export function usePlan() {
  return useQuery(api.plan.get.queryOptions()).data
}
