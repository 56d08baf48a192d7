import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Puts an older take of a scene to use. */
export function useChooseTake(storyboardId: string) {
  const queryClient = useQueryClient()
  return useMutation(
    api.scene.chooseTake.mutationOptions({
      onSuccess: async () => {
        const input = { id: storyboardId }
        await queryClient.invalidateQueries({ queryKey: api.storyboard.get.key({ input }) })
        await queryClient.invalidateQueries({ queryKey: api.scene.takes.key() })
      },
      onError: (error) => showToast('danger', errorMessage(error)),
    }),
  )
}
