import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { showToast } from '#web/ui/toast.tsx'
import { accountQuery } from './account-query.ts'

/** Reads the credits again because the user asked for it, and says so. */
export function useRefreshCredits() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { isRefetching } = useQuery(accountQuery())

  async function refresh() {
    showToast('info', { title: t`Refreshing credits...`, key: 'credits' })
    try {
      // Without a connection it fails at once: nobody waits for an answer that comes hours later.
      await queryClient.fetchQuery({ ...accountQuery(), staleTime: 0, networkMode: 'always' })
    } catch {
      showToast('danger', { title: t`Failed to refresh credits`, key: 'credits' })
    }
  }

  return { refresh: () => void refresh(), isRefreshing: isRefetching }
}
