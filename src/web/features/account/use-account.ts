import { useQuery } from '@tanstack/react-query'
import { accountQuery } from './account-query.ts'

/** The signed-in account with its credits. */
export function useAccount() {
  return useQuery(accountQuery()).data
}
