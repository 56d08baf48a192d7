import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SpendingCap } from '#contract/spending.ts'
import { api, client } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { showAnswer } from '#web/lib/show-answer.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Caps what a calendar month may cost. */
export function useCapMonth() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (cap: SpendingCap) => client.account.capSpending({ cap }),
    onSuccess: async (account) => {
      await showAnswer(queryClient, api.account.get.queryKey(), account)
      tellSaved(account.spending.cap)
    },
    onError: tellFailed,
  })
}

/** Caps what a storyboard may cost. */
export function useCapStoryboard(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (spendingCap: SpendingCap) => client.storyboard.update({ id, spendingCap }),
    onSuccess: async (storyboard) => {
      const queryKey = api.storyboard.get.queryKey({ input: { id } })
      await showAnswer(queryClient, queryKey, storyboard)
      tellSaved(storyboard.spending.cap)
    },
    onError: tellFailed,
  })
}

function tellSaved(cap: SpendingCap) {
  showToast('success', cap === null ? t`Spending cap removed` : t`Spending cap saved`)
}

function tellFailed(error: Error) {
  showToast('danger', { title: t`The spending cap was not saved`, text: errorMessage(error) })
}
