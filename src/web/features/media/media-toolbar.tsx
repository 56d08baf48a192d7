import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SearchField } from '#web/features/list/search-field.tsx'
import { api } from '#web/lib/api.ts'
import { Segments } from '#web/ui/segments.tsx'
import type { MediaFilter } from './media-filter.ts'
import '#web/features/list/list.css'

const CHOICES = ['all', 'image', 'video', 'audio'] as const

type MediaToolbarProps = { filter: MediaFilter; onChange: (filter: MediaFilter) => void }

export function MediaToolbar({ filter, onChange }: MediaToolbarProps) {
  const { t, i18n } = useLingui()
  const counts = useCounts(filter.search)
  const names = { all: t`All`, image: t`Images`, video: t`Videos`, audio: t`Audio` }
  return (
    <search className="toolbar">
      <Segments
        label={t`Type`}
        value={filter.choice}
        onChange={(choice) => onChange({ ...filter, choice })}
        options={CHOICES.map((value) => ({
          value,
          label: names[value],
          note: counts && <span className="count">{i18n.number(counts[value])}</span>,
        }))}
      />
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
