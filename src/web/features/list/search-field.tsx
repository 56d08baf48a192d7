import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
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
