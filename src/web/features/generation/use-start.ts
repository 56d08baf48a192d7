import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Generation } from '#contract/generation.ts'
import type { TrackKind } from '#contract/scene.ts'
import { offerWaysOut, type Part } from '#web/features/credits-short/ways-out.ts'
import { changesFirst } from '#web/features/editor/use-storyboard-action.ts'
import { textsSaved } from '#web/features/scene/open-texts.ts'
import { api } from '#web/lib/api.ts'
import { errorMessage, hasCode, isRefusal } from '#web/lib/error-message.ts'
import { readAgain } from '#web/lib/read-again.ts'
import { showToast } from '#web/ui/toast.tsx'
import { showStarted } from './generation-cache.ts'
import { TRACKS } from './tracks.ts'

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
export function useStart<Input>(
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
