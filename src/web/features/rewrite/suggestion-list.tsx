import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { Rewrite } from '#contract/rewrite.ts'
import type { Told } from '#contract/words/told.ts'
import { client } from '#web/lib/api.ts'
import { errorMessage, inReaderWords } from '#web/lib/error-message.ts'
import { newId } from '#web/lib/new-id.ts'
import { Skeleton } from '#web/ui/progress.tsx'
import './rewrite.css'

type SuggestionListProps = {
  label: string
  language: string
  suggestions: string[] | undefined
  /** How many are usually there, while they are waited for. */
  usual: number
  isPending: boolean
  error: Error | null
  chosen: string | null
  onChoose: (suggestion: string) => void
}

/** What a language model suggests, to choose one of. */
export function SuggestionList(props: SuggestionListProps) {
  const { label, language, suggestions, usual, isPending, error, chosen, onChoose } = props
  const { t, i18n } = useLingui()
  const name = useId()
  if (isPending) {
    return (
      <div className="suggestions" aria-busy="true">
        <output className="sr-only">{t`Waiting for suggestions`}</output>
        {Array.from({ length: usual }, (_, index) => (
          <Skeleton key={index} className="h-12" />
        ))}
      </div>
    )
  }
  if (error) {
    const told = error instanceof NoSuggestionsError ? error.told : null
    return (
      <p className="err" role="alert">
        <CircleAlert />
        {told ? inReaderWords(i18n, told) : errorMessage(error)}
      </p>
    )
  }
  return (
    <fieldset className="suggestions" aria-label={label}>
      {suggestions?.map((suggestion) => (
        <label key={suggestion}>
          <input
            type="radio"
            className="radio"
            name={name}
            checked={suggestion === chosen}
            onChange={() => onChoose(suggestion)}
          />
          <span lang={language}>{suggestion}</span>
        </label>
      ))}
    </fieldset>
  )
}

const ASK_EVERY_MS = 500

/** There are none; `told` says why. */
class NoSuggestionsError extends Error {
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
