import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Generation } from '#contract/generation.ts'
import type { Scene, TrackKind } from '#contract/scene.ts'
import type { BatchScope, Storyboard, TrackPart } from '#contract/storyboard.ts'
import { tracksToMake, tracksToUpdate } from '#contract/tracks.ts'
import { offerWaysOut, type Part } from '#web/features/credits-short/ways-out.ts'
import { changesFirst } from '#web/features/editor/use-storyboard-action.ts'
import { showStarted } from '#web/features/live/live-updates.ts'
import { untilAnswered } from '#web/features/live/until-answered.ts'
import { textsSaved } from '#web/features/scene/text-saver.ts'
import { api, client, readAgain } from '#web/lib/api.ts'
import { errorMessage, hasCode, isRefusal } from '#web/lib/error-message.ts'
import { newId } from '#web/lib/new-id.ts'
import { showToast } from '#web/ui/toast.tsx'
import { batchOf, staleScenes } from './generation-obstacle.ts'
import { tracksOf } from './parts-due.ts'
import { TRACKS } from './tracks.ts'

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

type Press<Input> = {
  request: (input: Input) => Promise<Generation[]>
  /** What it asks for. */
  partsOf: (input: Input) => Part[]
  /** How some of that is asked for instead, at this price. */
  narrow?: (input: Input, parts: Part[], price: number) => Input
}

/**
 * A press that makes something, after the changes that were made before it. What the balance does not cover is
 * not made; the ways out are offered.
 */
function useStart<Input>(
  storyboardId: string,
  kind: Started,
  { request, partsOf, narrow }: Press<Input>,
): UseMutationResult<Generation[], Error, Input> {
  const queryClient = useQueryClient()
  const onRefused = useOnRefused(kind)
  const start: UseMutationResult<Generation[], Error, Input> = useMutation({
    mutationFn: async (input) => {
      await textsSaved(storyboardId)
      return await request(input)
    },
    ...changesFirst(storyboardId),
    onSuccess: (started) => {
      for (const generation of started) showStarted(queryClient, generation)
      // Some may have ended before this answer arrived.
      void readAgain(queryClient, api.storyboard.get.key({ input: { id: storyboardId } }))
      tellOfStart(started)
    },
    onError: (error, input) => {
      const make = (parts: Part[], price: number) => {
        if (narrow) start.mutate(narrow(input, parts, price))
      }
      if (offerWaysOut(error, { parts: partsOf(input), make })) {
        void readAgain(queryClient, api.account.key())
      } else onRefused(error)
    },
  })
  return start
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

const LONG_MS = 60_000

/** What a press starts. */
type Started = TrackKind | 'update' | 'missing'

/** Says what was started, when its end is not to be waited for. */
export function tellOfStart(started: Generation[]) {
  const isLong = started.some(({ expectedDurationMs }) => (expectedDurationMs ?? 0) > LONG_MS)
  if (!isLong) return
  showToast('info', {
    title:
      started.length > 1
        ? t`All video generation processes started.`
        : t`Video generation started.`,
    text: t`This will take several minutes to complete.`,
  })
}

/** Says what could not be started, and why. */
export function tellOfRefusal(kind: Started, error: Error) {
  showToast('danger', { title: failureTitle(kind), text: errorMessage(error) })
}

function failureTitle(kind: Started) {
  if (kind === 'update') return t`Nothing was updated`
  return kind === 'missing' ? t`Nothing was started` : i18n._(TRACKS[kind].notStarted)
}
