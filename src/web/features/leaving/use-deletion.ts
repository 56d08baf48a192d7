import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { readAgain } from '#web/lib/read-again.ts'
import { showAnswer } from '#web/lib/show-answer.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Has the account deleted; a refusal is the caller's to show. */
export function useDeletion(onAsked: () => void) {
  const queryClient = useQueryClient()
  return useMutation(
    api.account.delete.mutationOptions({
      onSuccess: async (account) => {
        await showAnswer(queryClient, api.account.get.queryKey(), account)
        // Work has stopped, and other devices are signed out.
        await readAgain(queryClient, api.session.list.key())
        onAsked()
      },
    }),
  )
}

export function useKeepAccount() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation(
    api.account.keep.mutationOptions({
      onSuccess: async (account) => {
        await showAnswer(queryClient, api.account.get.queryKey(), account)
        showToast('success', t`Your account stays`)
      },
      onError: (error) =>
        showToast('danger', { title: t`Your account was not kept`, text: errorMessage(error) }),
    }),
  )
}
