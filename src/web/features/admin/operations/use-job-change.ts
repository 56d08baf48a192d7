import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { readAgain } from '#web/lib/read-again.ts'
import { showToast } from '#web/ui/toast.tsx'

/** What follows on an action about a job: it is said, and the list is read again, also after a refusal. */
export function useJobChange(done: string, onClose: () => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return {
    onSuccess: () => showToast('success', done),
    onError: (error: unknown) =>
      showToast('danger', { title: t`Nothing was changed`, text: errorMessage(error) }),
    onSettled: () => {
      onClose()
      return readAgain(queryClient, api.monitor.key())
    },
  }
}
