import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { api } from '#web/lib/api.ts'
import { errorMessage, hasCode } from '#web/lib/error-message.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** Reads the whole storyboard again. */
export function RefreshData() {
  const { id } = useEditor().storyboard
  const queryClient = useQueryClient()
  const refresh = useMutation({
    mutationFn: () =>
      queryClient.fetchQuery(
        api.storyboard.get.queryOptions({ input: { id }, staleTime: 0, retry: false }),
      ),
    onSuccess: () => showToast('success', t`Data refreshed`),
    onError: (error) => {
      const isGone = hasCode(error, 'NOT_FOUND')
      const title = isGone ? t`Cannot refresh data` : t`Failed to refresh data`
      showToast('danger', { title, text: errorMessage(error) })
    },
  })
  return (
    <Button icon={RefreshCw} busy={refresh.isPending} onClick={() => refresh.mutate()}>
      <Trans>Refresh Data</Trans>
    </Button>
  )
}
