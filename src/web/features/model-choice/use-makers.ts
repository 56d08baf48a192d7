import { useMemo } from 'react'
import { MAKER_OF } from '#contract/chosen-models.ts'
import type { TrackKind } from '#contract/scene.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import type { OfferedModel } from '#contract/studio.ts'
import { makerOf, trackPrices } from '#contract/track-price.ts'
import type { Editor } from '#web/features/editor/editor-context.tsx'
import { useStudio } from '#web/features/studio/use-studio.ts'

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
  return (useStudio()?.offered[MAKER_OF[kind]].length ?? 0) > 1
}
