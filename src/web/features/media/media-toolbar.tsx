import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useDeferredValue } from 'react'
import { api } from '#web/lib/api.ts'
import { filterInput, type MediaFilter } from './media-filter.ts'

type MediaToolbarProps = { filter: MediaFilter; onChange: (filter: MediaFilter) => void }

export function MediaToolbar({ filter, onChange }: MediaToolbarProps) {
  const { t, i18n } = useLingui()
  const counts = useCounts(useDeferredValue(filter.search))
  const options = [
    { type: 'all', name: t`All` },
    { type: 'image', name: t`Images` },
    { type: 'video', name: t`Videos` },
    { type: 'audio', name: t`Audio` },
  ] as const
  return (
    <search className="toolbar">
      <fieldset className="seg" aria-label={t`Type`}>
        {options.map(({ type, name }) => (
          <button
            key={type}
            type="button"
            aria-pressed={type === filter.type}
            onClick={() => onChange({ ...filter, type })}
          >
            {name}
            {counts && <span className="count">{i18n.number(counts[type])}</span>}
          </button>
        ))}
      </fieldset>
      <div className="input-icon ml-auto">
        <Search />
        <input
          className="input"
          type="search"
          placeholder={t`Search by title`}
          aria-label={t`Search media by title`}
          value={filter.search}
          onChange={(event) => onChange({ ...filter, search: event.target.value })}
        />
      </div>
    </search>
  )
}

function useCounts(search: string) {
  const input = filterInput({ search, type: 'all' })
  const { data } = useQuery(
    api.media.count.queryOptions({ input, placeholderData: keepPreviousData }),
  )
  return data && { ...data, all: data.image + data.video + data.audio }
}
