import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Models } from '#contract/model.ts'
import { api, readAgain } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { showToast } from '#web/ui/toast.tsx'

export function useModels() {
  return useQuery(api.model.list.queryOptions())
}

/** What admins change about the models; each answers with how all of them stand afterwards. */
export function useModelChanges() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const answered = {
    onSuccess: async (models: Models) => {
      queryClient.setQueryData(api.model.list.queryKey(), models)
      // Prices, and whether the built-in studio stands in.
      await readAgain(queryClient, api.studio.get.key())
      await readAgain(queryClient, api.model.priceHistory.key())
    },
    onError: (error: unknown) =>
      showToast('danger', { title: t`This was not saved`, text: errorMessage(error) }),
  }
  return {
    connect: useMutation(api.model.connect.mutationOptions(answered)),
    disconnect: useMutation(api.model.disconnect.mutationOptions(answered)),
    choose: useMutation(api.model.choose.mutationOptions(answered)),
    setPrice: useMutation(api.model.setPrice.mutationOptions(answered)),
    offer: useMutation(api.model.offer.mutationOptions(answered)),
    skip: useMutation(api.model.skip.mutationOptions(answered)),
  }
}

/** Asks a vendor whether it answers. A test of what is saved is kept, so the list is read again. */
export function useTest() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation(
    api.model.test.mutationOptions({
      onSuccess: () => readAgain(queryClient, api.model.list.key()),
      onError: (error: unknown) =>
        showToast('danger', { title: t`The test did not run`, text: errorMessage(error) }),
    }),
  )
}
