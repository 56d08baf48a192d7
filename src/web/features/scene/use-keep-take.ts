import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { readAgain } from '#web/lib/read-again.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Lets a take that is out of date count as made; free. */
export function useKeepTake(storyboardId: string) {
  const queryClient = useQueryClient()
  return useMutation(
    api.scene.keepTake.mutationOptions({
      onSuccess: () =>
        readAgain(queryClient, api.storyboard.get.key({ input: { id: storyboardId } })),
      onError: (error) => showToast('danger', errorMessage(error)),
    }),
  )
}
