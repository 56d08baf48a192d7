import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { SEARCH_MAX_CHARACTERS } from '#contract/limits.ts'

/** Long enough to type on, short enough not to be noticed. */
const REST_MS = 250

type SearchFieldProps = {
  /** What is searched for. */
  search: string
  placeholder: string
  name: string
  onSearch: (search: string) => void
}

/** Searches when typing rests, or at once with Enter. The field itself never waits for the list. */
export function SearchField({ search, placeholder, name, onSearch }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const asked = useRef(search)
  const resting = useRef<number>(undefined)

  // Another search came from elsewhere, say by the back button.
  useEffect(() => {
    if (search === asked.current) return
    clearTimeout(resting.current)
    asked.current = search
    if (field.current) field.current.value = search
  }, [search])

  useEffect(() => () => clearTimeout(resting.current), [])

  function ask() {
    clearTimeout(resting.current)
    const words = field.current?.value.trim() ?? ''
    if (words === asked.current) return
    asked.current = words
    onSearch(words)
  }

  return (
    <div className="input-icon">
      <Search />
      <input
        ref={field}
        className="input"
        type="search"
        enterKeyHint="search"
        maxLength={SEARCH_MAX_CHARACTERS}
        placeholder={placeholder}
        aria-label={name}
        defaultValue={search}
        onChange={() => {
          clearTimeout(resting.current)
          resting.current = window.setTimeout(ask, REST_MS)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) ask()
        }}
      />
    </div>
  )
}

export type ListFilter<Choice extends string> = { search: string; choice: Choice | 'all' }

/**
 * The filter of a list, kept in the address: it survives a reload, can be passed on, and the back button
 * takes back what was chosen.
 * @param name what the choice is called in the address.
 */
export function useListFilter<Choice extends string>(name: string, choices: readonly Choice[]) {
  const [params, setParams] = useSearchParams()
  const filter: ListFilter<Choice> = {
    search: params.get('search')?.trim() ?? '',
    choice: choices.find((choice) => choice === params.get(name)) ?? 'all',
  }
  function setFilter({ search, choice }: ListFilter<Choice>) {
    setParams(
      { ...(search && { search }), ...(choice !== 'all' && { [name]: choice }) },
      // Each letter typed is not a step of its own, only that a search was begun.
      { replace: search !== filter.search && filter.search !== '', preventScrollReset: true },
    )
  }
  return [filter, setFilter] as const
}

/** Whether anything is left out of the list. */
export function isFiltering({ search, choice }: ListFilter<string>) {
  return search !== '' || choice !== 'all'
}
