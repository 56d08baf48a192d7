import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAccount } from '#web/features/account/use-account.ts'
import { api, readAgain, showAnswer } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** Says on every page that the account is going to be deleted, and lets it stay. */
export function DeletionNote() {
  const { t, i18n } = useLingui()
  const deleteAfter = useAccount()?.deleteAfter
  const keep = useKeepAccount()
  if (!deleteAfter) return null
  const day = i18n.date(deleteAfter, { dateStyle: 'long' })
  return (
    <div className="mb-4">
      <Alert
        tone="danger"
        title={t`Your account will be deleted on ${day}`}
        actions={
          <Button needs="self" size="sm" busy={keep.isPending} onClick={() => keep.mutate({})}>
            {t`Keep my account`}
          </Button>
        }
      >
        {t`Until then you can change your mind. Afterwards nothing of it can be brought back.`}
      </Alert>
    </div>
  )
}

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

function useKeepAccount() {
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
