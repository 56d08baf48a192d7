import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { showToast } from '#web/ui/toast.tsx'
import { accountQuery } from './account-query.ts'

/** Reads the credits again because the user asked for it, and says so. */
export function useRefreshCredits() {
  const { t } = useLingui()
  const { refetch, isRefetching } = useQuery(accountQuery())

  async function refresh() {
    showToast('info', { title: t`Refreshing credits...`, key: 'credits' })
    const { isError } = await refetch()
    if (isError) showToast('danger', { title: t`Failed to refresh credits`, key: 'credits' })
  }

  return { refresh: () => void refresh(), isRefreshing: isRefetching }
}
