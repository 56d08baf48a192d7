import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { useNavigate } from 'react-router'
import { Spinner } from '#web/ui/spinner.tsx'
import { foundOptions } from './found-options.ts'
import { SearchList } from './search-list.tsx'
import { useCombobox } from './use-combobox.ts'
import { useSearch } from './use-search.ts'
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
