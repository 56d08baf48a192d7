import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Generation } from '#contract/generation.ts'
import { offerWaysOut } from '#web/features/credits-short/credits-short-store.ts'
import type { Part } from '#web/features/credits-short/ways-out.ts'
import { changesFirst } from '#web/features/editor/changes-first.ts'
import { textsSaved } from '#web/features/scene/open-texts.ts'
import { api } from '#web/lib/api.ts'
import { hasCode, isRefusal } from '#web/lib/error-message.ts'
import { readAgain } from '#web/lib/read-again.ts'
import { showStarted } from './generation-cache.ts'
import { type Started, tellOfRefusal, tellOfStart } from './start-news.ts'

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
