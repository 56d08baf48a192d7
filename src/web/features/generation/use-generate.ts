import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Generation } from '#contract/generation.ts'
import type { Scene, TrackKind } from '#contract/scene.ts'
import type { BatchScope, Storyboard, TrackPart } from '#contract/storyboard.ts'
import { changesFirst } from '#web/features/editor/changes-first.ts'
import { textsSaved } from '#web/features/scene/open-texts.ts'
import { api, client } from '#web/lib/api.ts'
import { errorMessage, hasCode, isRefusal } from '#web/lib/error-message.ts'
import { readAgain } from '#web/lib/read-again.ts'
import { showToast } from '#web/ui/toast.tsx'
import { showStarted } from './generation-cache.ts'
import { type Started, tellOfRefusal, tellOfStart } from './start-news.ts'

/** The storyboard as far as one asset depends on it. */
type SpokenAndDrawn = Pick<Storyboard, 'id' | 'voiceId' | 'imageStyle'>

/**
 * Starts one asset of one scene, in the storyboard's voice and style.
 * @param price what the button shows: the server refuses to charge more.
 */
export function useGenerate(storyboard: SpokenAndDrawn, kind: TrackKind, price?: number) {
  const onStarted = useOnStarted(storyboard.id)
  const onRefused = useOnRefused(kind)
  return useMutation({
    mutationFn: async (scene: Scene) => {
      await textsSaved(storyboard.id)
      return await requestTrack(storyboard, kind, scene.id, price)
    },
    ...changesFirst(storyboard.id),
    onSuccess: (generation) => onStarted([generation]),
    onError: onRefused,
  })
}

/** Sets a scene's words in type, as its image; free. */
export function useSetInType(storyboardId: string) {
  const onStarted = useOnStarted(storyboardId)
  const onRefused = useOnRefused('image')
  return useMutation({
    mutationFn: async (scene: Scene) => {
      await textsSaved(storyboardId)
      return await client.scene.setInType({ id: scene.id })
    },
    ...changesFirst(storyboardId),
    onSuccess: (generation) => onStarted([generation]),
    onError: onRefused,
  })
}

/**
 * Starts one kind of asset for every scene that lacks it, whose asset is out of date, or for all of them.
 * @param price what the button shows for all together: the server refuses to charge more.
 */
export function useGenerateAll(storyboard: Storyboard, kind: TrackKind, price?: number) {
  const onStarted = useOnStarted(storyboard.id)
  const onRefused = useOnRefused(kind)
  return useMutation({
    mutationFn: async (scenes: BatchScope) => {
      await textsSaved(storyboard.id)
      return await client.storyboard.generateAll({
        id: storyboard.id,
        kind,
        scenes,
        maxCredits: price,
      })
    },
    ...changesFirst(storyboard.id),
    onSuccess: onStarted,
    onError: onRefused,
  })
}

/**
 * Makes again what is out of date in a scene, and the clip made from it.
 * @param price what the button shows for all together: the server refuses to charge more.
 */
export function useUpdateStale(storyboardId: string, sceneId: string, price?: number) {
  const onStarted = useOnStarted(storyboardId)
  const onRefused = useOnRefused('update')
  return useMutation({
    mutationFn: async () => {
      await textsSaved(storyboardId)
      return await client.storyboard.updateStale({ id: storyboardId, sceneId, maxCredits: price })
    },
    ...changesFirst(storyboardId),
    onSuccess: onStarted,
    onError: onRefused,
  })
}

/**
 * Makes all that is missing or out of date in the storyboard, or the parts given, each after what it is made from.
 * @param price what the button shows for all together: the server refuses to charge more.
 */
export function useMakeMissing(storyboardId: string, price?: number) {
  const onStarted = useOnStarted(storyboardId)
  const onRefused = useOnRefused('missing')
  return useMutation({
    mutationFn: async (parts: TrackPart[] | undefined) => {
      await textsSaved(storyboardId)
      return await client.storyboard.makeMissing({ id: storyboardId, parts, maxCredits: price })
    },
    ...changesFirst(storyboardId),
    onSuccess: onStarted,
    onError: onRefused,
  })
}

/** Stops a generation; the event stream tells the rest. */
export function useCancelGeneration() {
  return useMutation(
    api.generation.cancel.mutationOptions({
      onError: (error) => showToast('danger', errorMessage(error)),
    }),
  )
}

function requestTrack(
  { voiceId, imageStyle }: SpokenAndDrawn,
  kind: TrackKind,
  id: string,
  maxCredits?: number,
) {
  switch (kind) {
    case 'voice':
      return client.scene.generateVoice({ id, voiceId, maxCredits })
    case 'image':
      return client.scene.generateImage({ id, style: imageStyle, maxCredits })
    default:
      return client.scene.generateClip({ id, maxCredits })
  }
}

function useOnStarted(storyboardId: string) {
  const queryClient = useQueryClient()
  return (started: Generation[]) => {
    for (const generation of started) showStarted(queryClient, generation)
    // Some may have ended before this answer arrived.
    void readAgain(queryClient, api.storyboard.get.key({ input: { id: storyboardId } }))
    tellOfStart(started)
  }
}

/** Says what could not be started and why; when the price has changed, the new one is read. */
function useOnRefused(kind: Started) {
  const queryClient = useQueryClient()
  return (error: Error) => {
    tellOfRefusal(kind, error)
    // After a lost answer it may be running.
    if (isRefusal(error) && !hasCode(error, 'PRICE_CHANGED')) return
    void readAgain(queryClient, api.studio.key())
    void readAgain(queryClient, api.storyboard.key())
  }
}
