import { useQuery } from '@tanstack/react-query'
import type { Account } from '#contract/account.ts'
import { accountQuery } from './account-query.ts'

const NONE: Account['credits'] = { available: 0, held: 0 }

/** The credits; undefined while they are first read, none when they cannot be read. */
export function useCredits() {
  const { data, isError } = useQuery(accountQuery())
  return data?.credits ?? (isError ? NONE : undefined)
}
