import { api } from '#web/lib/api.ts'

const FRESH_MS = 15 * 60_000

/** The account is fresh for 15 minutes: a screen that opens later reads it, and its credits, again. */
export function accountQuery() {
  return api.account.get.queryOptions({ staleTime: FRESH_MS, refetchOnMount: true })
}
