import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Rewrite } from '#contract/rewrite.ts'
import type { Told } from '#contract/words/told.ts'
import { client } from '#web/lib/api.ts'
import { newId } from '#web/lib/new-id.ts'

const ASK_EVERY_MS = 500

/** There are none; `told` says why. */
export class NoSuggestionsError extends Error {
  readonly told: Told | null
  constructor(told: Told | null) {
    super('There are no suggestions.')
    this.told = told
  }
}

/** Asks for suggestions and waits until they are there. Unmounting ends the waiting. */
export function useSuggestions<Wish>(ask: (id: string, wish: Wish) => Promise<Rewrite>) {
  const waiting = useRef<AbortController>(null)
  useEffect(() => () => waiting.current?.abort(), [])
  return useMutation({
    mutationFn: async (wish: Wish) => {
      waiting.current?.abort()
      waiting.current = new AbortController()
      return await ended(await ask(newId(), wish), waiting.current.signal)
    },
  })
}

async function ended(first: Rewrite, signal: AbortSignal): Promise<string[]> {
  let rewrite = first
  while (rewrite.state === 'asked') {
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
    signal.throwIfAborted()
    rewrite = await client.rewrite.get({ id: rewrite.id })
  }
  if (rewrite.state === 'failed') throw new NoSuggestionsError(rewrite.failure)
  return rewrite.suggestions
}
