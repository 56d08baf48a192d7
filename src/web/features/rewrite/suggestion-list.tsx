import { useLingui } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { errorMessage } from '#web/lib/error-message.ts'
import { inReaderWords } from '#web/lib/in-reader-words.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { NoSuggestionsError } from './use-suggestions.ts'
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
