import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '#web/ui/toast.tsx'
import { accountQuery } from './account-query.ts'

/** Reads the credits again because the user asked for it, and says so, also while they are being read anyway. */
export function useRefreshCredits() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [isRefreshing, setRefreshing] = useState(false)

  async function refresh() {
    setRefreshing(true)
    showToast('info', { title: t`Refreshing credits...`, key: 'credits' })
    try {
      // Without a connection it fails at once: nobody waits for an answer that comes hours later.
      await queryClient.fetchQuery({ ...accountQuery(), staleTime: 0, networkMode: 'always' })
    } catch {
      showToast('danger', { title: t`Failed to refresh credits`, key: 'credits' })
    } finally {
      setRefreshing(false)
    }
  }

  return { refresh: () => void refresh(), isRefreshing }
}
