import { useQuery } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'

/** The signed-in account with its credits. */
export function useAccount() {
  return useQuery(api.account.get.queryOptions()).data
}
