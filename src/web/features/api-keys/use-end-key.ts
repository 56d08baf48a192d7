import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { readAgain } from '#web/lib/read-again.ts'
import { showToast } from '#web/ui/toast.tsx'

export function useEndKey(onEnded: () => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation(
    api.apiKey.revoke.mutationOptions({
      onSuccess: async () => {
        await readAgain(queryClient, api.apiKey.list.key())
        showToast('success', t`Key ended`)
        onEnded()
      },
      onError: (error) =>
        showToast('danger', { title: t`The key was not ended`, text: errorMessage(error) }),
    }),
  )
}
