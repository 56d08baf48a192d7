import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { readAgain } from '#web/lib/read-again.ts'
import { showToast } from '#web/ui/toast.tsx'

export function useDeletePronunciation(onDeleted: () => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation(
    api.pronunciation.delete.mutationOptions({
      onSuccess: async () => {
        await readAgain(queryClient, api.pronunciation.key())
        showToast('success', t`Word deleted`)
        onDeleted()
      },
      onError: (error) =>
        showToast('danger', { title: t`The word was not deleted`, text: errorMessage(error) }),
    }),
  )
}
