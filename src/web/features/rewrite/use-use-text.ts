import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Scene } from '#contract/scene.ts'
import { changesFirst } from '#web/features/editor/use-storyboard-action.ts'
import { api, client } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { readAgain } from '#web/lib/read-again.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Lets a scene say a text that was suggested, unless what it says was changed meanwhile; it can be undone. */
export function useUseText({ id, storyboardId, voiceOverText }: Scene, onDone: () => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (text: string) =>
      client.scene.update({ id, voiceOverText: text, base: { voiceOverText } }),
    ...changesFirst(storyboardId),
    onSuccess: async () => {
      await readAgain(queryClient, api.storyboard.get.key({ input: { id: storyboardId } }))
      showToast('success', t`Content updated successfully!`)
      onDone()
    },
    onError: (error) => showToast('danger', errorMessage(error)),
  })
}
