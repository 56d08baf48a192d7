import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Generation } from '#contract/generation.ts'
import type { Scene, TrackKind } from '#contract/scene.ts'
import type { BatchScope, Storyboard } from '#contract/storyboard.ts'
import { api, client } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { readAgain } from '#web/lib/read-again.ts'
import { showToast } from '#web/ui/toast.tsx'
import { showStarted } from './generation-cache.ts'

const LONG_MS = 60_000

/** Starts one asset of one scene, in the storyboard's voice and style. */
export function useGenerate(storyboard: Storyboard, kind: TrackKind) {
  const onStarted = useOnStarted(storyboard.id)
  return useMutation({
    mutationFn: (scene: Scene) => requestTrack(storyboard, kind, scene.id),
    onSuccess: (generation) => onStarted([generation]),
    onError: showRefusal,
  })
}

/** Starts one kind of asset for every scene that lacks it, whose asset is out of date, or for all of them. */
export function useGenerateAll(storyboard: Storyboard, kind: TrackKind) {
  const onStarted = useOnStarted(storyboard.id)
  return useMutation({
    mutationFn: (scenes: BatchScope) =>
      client.storyboard.generateAll({ id: storyboard.id, kind, scenes }),
    onSuccess: onStarted,
    onError: showRefusal,
  })
}

/** Stops a generation; the event stream tells the rest. */
export function useCancelGeneration() {
  return useMutation(api.generation.cancel.mutationOptions({ onError: showRefusal }))
}

function requestTrack({ voiceId, imageStyle }: Storyboard, kind: TrackKind, id: string) {
  switch (kind) {
    case 'voice':
      return client.scene.generateVoice({ id, voiceId })
    case 'image':
      return client.scene.generateImage({ id, style: imageStyle })
    default:
      return client.scene.generateClip({ id })
  }
}

function useOnStarted(storyboardId: string) {
  const queryClient = useQueryClient()
  return (started: Generation[]) => {
    for (const generation of started) showStarted(queryClient, generation)
    // Some may have ended before this answer arrived.
    void readAgain(queryClient, api.storyboard.get.key({ input: { id: storyboardId } }))
    const isLong = started.some(({ expectedDurationMs }) => (expectedDurationMs ?? 0) > LONG_MS)
    if (isLong) {
      showToast('info', {
        title: t`Video generation started.`,
        text: t`This will take several minutes to complete.`,
      })
    }
  }
}

function showRefusal(error: Error) {
  showToast('danger', errorMessage(error))
}
