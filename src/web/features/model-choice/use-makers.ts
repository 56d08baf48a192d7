import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ModelChoices } from '#contract/chosen-models.ts'
import { KINDS } from '#contract/kinds.ts'
import type { TrackKind } from '#contract/scene.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import type { OfferedModel } from '#contract/studio.ts'
import { makerOf, trackPrices } from '#contract/tracks.ts'
import { BUILT_IN, modelLabel } from '#contract/vendors.ts'
import type { Editor } from '#web/features/editor/editor-context.tsx'
import { useStudio } from '#web/features/studio/studio.tsx'
import { api, client, readAgain } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { showToast } from '#web/ui/toast.tsx'

/** What the models that make a storyboard's parts ask for, and which of its voices they speak with. */
export function useMakers({
  models,
  voiceId,
}: Pick<Storyboard, 'models' | 'voiceId'>): Pick<Editor, 'priceOf' | 'isVoiceSupported'> {
  const offered = useStudio()?.offered
  return useMemo(
    () => ({
      priceOf: offered ? trackPrices(offered, { models }) : null,
      isVoiceSupported: (scene) => {
        const narrator = offered && makerOf(offered, 'voice', scene, { models })
        return !narrator?.unsupportedVoices[voiceId]
      },
    }),
    [offered, models, voiceId],
  )
}

/** The voices that the narrator of the storyboard cannot speak with, and why. */
export function useUnsupportedVoices(
  storyboard: Pick<Storyboard, 'models'>,
): OfferedModel['unsupportedVoices'] {
  const offered = useStudio()?.offered
  return (offered && makerOf(offered, 'voice', storyboard)?.unsupportedVoices) ?? {}
}

/** Whether there is more than one model for it. */
export function useHasModelChoice(kind: TrackKind): boolean {
  return (useStudio()?.offered[KINDS[kind].maker].length ?? 0) > 1
}

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

/** What a model is called where it is chosen. */
export function useModelLabel(): (model: Pick<OfferedModel, 'name'>) => string {
  const { t } = useLingui()
  return ({ name }) => (name === BUILT_IN ? t`Built-in studio` : modelLabel(name))
}
