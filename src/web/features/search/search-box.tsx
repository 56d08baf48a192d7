import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { SEARCH_MAX_CHARACTERS } from '#contract/limits.ts'
import { api } from '#web/lib/api.ts'
import { Spinner } from '#web/ui/progress.tsx'
import { foundOptions, SearchList, useCombobox } from './search-list.tsx'
import './search.css'

type SearchBoxProps = {
  field: RefObject<HTMLInputElement | null>
  /** The keys that lead here, shown in the field. */
  shortcut?: string
  /** It gets the focus of the dialog it stands in. */
  isFocusedFirst?: boolean
  /** Something was chosen. */
  onLeave?: () => void
}

/** A field and, below it, what is found among storyboards and media while one types. */
export function SearchBox({ field, shortcut, isFocusedFirst, onLeave }: SearchBoxProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { results, error, isSearching, searchAgain } = useSearch(typed)
  const options = results ? foundOptions(results) : []
  const combobox = useCombobox({
    options,
    onChoose({ to }) {
      // What is listed was found for the words before.
      if (isSearching) return
      leave()
      void navigate(to)
    },
    onClear: () => setTyped(''),
  })
  function type(text: string) {
    setTyped(text)
    if (text.trim() === '') combobox.close()
    else combobox.open()
  }

  function leave() {
    setTyped('')
    combobox.close()
    onLeave?.()
  }

  return (
    <search
      className="search input-icon"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) combobox.close()
      }}
    >
      {isSearching ? <Spinner /> : <Search />}
      <input
        ref={field}
        data-focus-first={isFocusedFirst}
        className="input"
        type="text"
        role="combobox"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={t`Search...`}
        aria-label={t`Search storyboards and media`}
        aria-autocomplete="list"
        aria-expanded={combobox.isOpen}
        aria-controls={combobox.listId}
        aria-activedescendant={
          combobox.isOpen && options.length > 0 ? combobox.optionId(combobox.active) : undefined
        }
        value={typed}
        onChange={(event) => type(event.target.value)}
        onFocus={() => type(typed)}
        onKeyDown={combobox.onKeyDown}
      />
      {shortcut && typed === '' && (
        <kbd className="kbd" aria-hidden="true">
          {shortcut}
        </kbd>
      )}
      {combobox.isOpen && (
        <SearchList
          typed={typed.trim()}
          results={results}
          error={error}
          combobox={combobox}
          onFollow={leave}
          onRetry={searchAgain}
        />
      )}
    </search>
  )
}

const TYPING_PAUSE_MS = 150
const FRESH_MS = 10_000

/** Answers while the user types; the previous answer stays until the next is there. */
function useSearch(typed: string) {
  const text = typed.trim().slice(0, SEARCH_MAX_CHARACTERS)
  const query = useDebounced(text, TYPING_PAUSE_MS)
  const { data, error, isFetching, refetch } = useQuery(
    api.search.find.queryOptions({
      input: { query },
      enabled: query !== '',
      placeholderData: keepPreviousData,
      staleTime: FRESH_MS,
    }),
  )
  return {
    results: text === '' ? undefined : data,
    error,
    isSearching: text !== '' && (isFetching || query !== text),
    searchAgain: () => void refetch(),
  }
}

/** The value as it was when it last stood still for `waitMs`. */
function useDebounced<Value>(value: Value, waitMs: number) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs)
    return () => clearTimeout(timer)
  }, [value, waitMs])
  return settled
}
