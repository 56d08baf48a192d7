import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Generation } from '#contract/generation.ts'
import type { Scene, TrackKind } from '#contract/scene.ts'
import type { BatchScope, Storyboard } from '#contract/storyboard.ts'
import { api, client } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { readAgain } from '#web/lib/read-again.ts'
import { showToast } from '#web/ui/toast.tsx'
import { sayClipStarted, sayClipsStarted } from './clip-news.ts'
import { showStarted } from './generation-cache.ts'

/** Starts one asset of one scene, in the storyboard's voice and style. */
export function useGenerate(storyboard: Storyboard, kind: TrackKind) {
  const onStarted = useOnStarted(storyboard.id)
  return useMutation({
    mutationFn: (scene: Scene) => requestTrack(storyboard, kind, scene.id),
    onSuccess: (generation) => {
      onStarted([generation])
      if (kind === 'clip') sayClipStarted(generation)
    },
    onError: (error) => showStartRefusal(kind, error),
  })
}

/** Starts one kind of asset for every scene that lacks it, whose asset is out of date, or for all of them. */
export function useGenerateAll(storyboard: Storyboard, kind: TrackKind) {
  const onStarted = useOnStarted(storyboard.id)
  return useMutation({
    mutationFn: (scenes: BatchScope) =>
      client.storyboard.generateAll({ id: storyboard.id, kind, scenes }),
    onSuccess: (started) => {
      onStarted(started)
      if (kind === 'clip') sayClipsStarted(started)
    },
    onError: (error) => showStartRefusal(kind, error),
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
  }
}

function showRefusal(error: Error) {
  showToast('danger', errorMessage(error))
}

function showStartRefusal(kind: TrackKind, error: Error) {
  if (kind !== 'clip') return showRefusal(error)
  showToast('danger', { title: t`Failed to start video generation`, text: errorMessage(error) })
}
