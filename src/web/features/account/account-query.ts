import { queryOptions } from '@tanstack/react-query'
import { api, client } from '#web/lib/api.ts'
import { showWorkspace } from '#web/lib/shown-workspace.ts'

const FRESH_MS = 15 * 60_000

/** The account is fresh for 15 minutes: a screen that opens later reads it, and its credits, again. */
export function accountQuery() {
  return queryOptions({
    ...api.account.get.queryOptions({ staleTime: FRESH_MS, refetchOnMount: true }),
    queryFn: async ({ signal }) => {
      const account = await client.account.get(undefined, { signal })
      showWorkspace(account.workspace.id)
      return account
    },
  })
}
