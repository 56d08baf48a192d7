import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ModelChoices } from '#contract/chosen-models.ts'
import { api, client } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { readAgain } from '#web/lib/read-again.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Chooses who makes the parts of a storyboard, or of one of its scenes. */
export function useChooseModels(storyboardId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ sceneId, models }: { sceneId?: string; models: ModelChoices }) => {
      if (sceneId) await client.scene.chooseModels({ id: sceneId, models })
      else await client.storyboard.update({ id: storyboardId, models })
    },
    onSuccess: () =>
      readAgain(queryClient, api.storyboard.get.key({ input: { id: storyboardId } })),
    onError: async (error) => {
      showToast('danger', errorMessage(error))
      // What was chosen may not be offered any more.
      await readAgain(queryClient, api.studio.get.key())
    },
  })
}
