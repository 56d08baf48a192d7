import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SearchField } from '#web/features/list/search-field.tsx'
import { api } from '#web/lib/api.ts'
import type { MediaFilter } from './media-filter.ts'
import '#web/features/list/list.css'

type MediaToolbarProps = { filter: MediaFilter; onChange: (filter: MediaFilter) => void }

export function MediaToolbar({ filter, onChange }: MediaToolbarProps) {
  const { t, i18n } = useLingui()
  const counts = useCounts(filter.search)
  const options = [
    { choice: 'all', name: t`All` },
    { choice: 'image', name: t`Images` },
    { choice: 'video', name: t`Videos` },
    { choice: 'audio', name: t`Audio` },
  ] as const
  return (
    <search className="toolbar">
      <fieldset className="seg" aria-label={t`Type`}>
        {options.map(({ choice, name }) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === filter.choice}
            onClick={() => onChange({ ...filter, choice })}
          >
            {name}
            {counts && <span className="count">{i18n.number(counts[choice])}</span>}
          </button>
        ))}
      </fieldset>
      <SearchField
        search={filter.search}
        placeholder={t`Search by title`}
        name={t`Search media by title`}
        onSearch={(search) => onChange({ ...filter, search })}
      />
    </search>
  )
}

function useCounts(search: string) {
  const input = search ? { search } : {}
  const { data } = useQuery(
    api.media.count.queryOptions({ input, placeholderData: keepPreviousData }),
  )
  return data && { ...data, all: data.image + data.video + data.audio }
}
