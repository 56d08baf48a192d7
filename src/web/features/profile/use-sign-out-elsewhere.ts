import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { readAgain } from '#web/lib/read-again.ts'
import { session } from '#web/lib/session.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Ends sessions of the account: one, all but this one, or all. */
export function useSignOutElsewhere() {
  const { t } = useLingui()
  const queryClient = useQueryClient()

  const told = (done: string) => ({
    onSuccess: async () => {
      await readAgain(queryClient, api.session.list.key())
      showToast('success', done)
    },
    onError: (error: unknown) =>
      showToast('danger', { title: t`Signing out failed`, text: errorMessage(error) }),
  })
  const one = useMutation(api.session.revoke.mutationOptions(told(t`Device signed out`)))
  const others = useMutation(
    api.session.revokeOthers.mutationOptions(told(t`All other devices signed out`)),
  )
  const all = useMutation({
    mutationFn: () => session.signOut(() => client.session.revokeAll()),
    onError: (error) =>
      showToast('danger', { title: t`Signing out failed`, text: errorMessage(error) }),
  })

  return {
    end: (id: string, onEnded: () => void) => one.mutate({ id }, { onSuccess: onEnded }),
    endingId: one.isPending ? one.variables.id : null,
    endOthers: () => others.mutate({}),
    isEndingOthers: others.isPending,
    endAll: () => all.mutate(),
    isEndingAll: all.isPending,
  }
}
