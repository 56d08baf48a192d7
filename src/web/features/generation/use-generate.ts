import type { Scene, TrackKind } from '#contract/scene.ts'
import type { BatchScope, Storyboard, TrackPart } from '#contract/storyboard.ts'
import { tracksToMake, tracksToUpdate } from '#contract/tracks.ts'
import type { Part } from '#web/features/credits-short/ways-out.ts'
import { client } from '#web/lib/api.ts'
import { newId } from '#web/lib/new-id.ts'
import { untilAnswered } from '#web/ui/until-answered.ts'
import { batchOf, staleScenes } from './generation-obstacle.ts'
import { tracksOf } from './parts-due.ts'
import { useStart } from './use-start.ts'

/** The storyboard as far as one asset depends on it. */
type SpokenAndDrawn = Pick<Storyboard, 'id' | 'voiceId' | 'imageStyle'>

/**
 * Starts one asset of one scene, in the storyboard's voice and style.
 * @param price what the button shows: the server refuses to charge more.
 */
export function useGenerate(storyboard: SpokenAndDrawn, kind: TrackKind, price?: number) {
  return useStart(storyboard.id, kind, {
    request: async (scene: Scene) => [await requestTrack(storyboard, kind, scene.id, price)],
    partsOf: (scene) => [{ kind, scene }],
  })
}

/** Sets a scene's words in type, as its image; free. */
export function useSetInType(storyboardId: string) {
  return useStart(storyboardId, 'image', {
    request: async (scene: Scene) => [await client.scene.setInType({ id: scene.id })],
    partsOf: () => [],
  })
}

type BatchPress = {
  scenes: BatchScope
  /** These alone, at this price; without them all that the button names. */
  only?: { sceneIds: string[]; price: number }
}

/**
 * Starts one kind of asset for every scene that lacks it, whose asset is out of date, or for all of them.
 * @param price what the button shows for all together: the server refuses to charge more.
 */
export function useGenerateAll(storyboard: Storyboard, kind: TrackKind, price?: number) {
  const { id } = storyboard
  return useStart(id, kind, {
    request: ({ scenes, only }: BatchPress) => {
      const part = { sceneIds: only?.sceneIds, ...spending(only?.price ?? price) }
      return untilAnswered(() => client.storyboard.generateAll({ id, kind, scenes, ...part }))
    },
    partsOf: ({ scenes }) => {
      const asked =
        scenes === 'stale' ? staleScenes(kind, storyboard) : batchOf(kind, storyboard).scenes
      return asked.map((scene) => ({ kind, scene }))
    },
    narrow: ({ scenes }, parts, only) => ({
      scenes,
      only: { sceneIds: parts.map(({ scene }) => scene.id), price: only },
    }),
  })
}

/** Some of the assets, at this price. */
type SomeParts = { parts: TrackPart[]; price?: number }

/**
 * Makes again what is out of date in a scene, and the clip made from it.
 * @param price what the button shows for all together: the server refuses to charge more.
 */
export function useUpdateStale(id: string, scene: Scene, price?: number) {
  return useStart(id, 'update', {
    request: (some: SomeParts | undefined) => {
      const once = spending(some ? some.price : price)
      return untilAnswered(() =>
        some
          ? client.storyboard.makeMissing({ id, parts: some.parts, ...once })
          : client.storyboard.updateStale({ id, sceneId: scene.id, ...once }),
      )
    },
    partsOf: () => tracksToUpdate(scene).map((kind) => ({ kind, scene })),
    narrow: (_, parts, credits) => someOf(parts, credits),
  })
}

/**
 * Makes all that is missing or out of date in the storyboard, or the parts given, each after what it is made from.
 * @param price what the button shows for all together: the server refuses to charge more.
 */
export function useMakeMissing(
  { id, scenes, visuals }: Pick<Storyboard, 'id' | 'scenes' | 'visuals'>,
  price?: number,
) {
  return useStart(id, 'missing', {
    request: (some: SomeParts | undefined) => {
      const once = spending(some?.price ?? price)
      return untilAnswered(() => client.storyboard.makeMissing({ id, parts: some?.parts, ...once }))
    },
    partsOf: (some) => {
      const dueOf = some
        ? tracksOf(some.parts, visuals)
        : (scene: Scene) => tracksToMake(scene, visuals)
      return scenes.flatMap((scene) => dueOf(scene).map((kind) => ({ kind, scene })))
    },
    narrow: (_, parts, credits) => someOf(parts, credits),
  })
}

function someOf(parts: Part[], price: number): SomeParts {
  return { parts: parts.map(({ kind, scene }) => ({ kind, sceneId: scene.id })), price }
}

/** Each press is a request of its own, however often the browser sends it. */
function spending(maxCredits: number | undefined) {
  return { maxCredits, requestId: newId() }
}

function requestTrack(
  { voiceId, imageStyle }: SpokenAndDrawn,
  kind: TrackKind,
  id: string,
  maxCredits?: number,
) {
  const once = spending(maxCredits)
  return untilAnswered(() => {
    switch (kind) {
      case 'voice':
        return client.scene.generateVoice({ id, voiceId, ...once })
      case 'image':
        return client.scene.generateImage({ id, style: imageStyle, ...once })
      default:
        return client.scene.generateClip({ id, ...once })
    }
  })
}
