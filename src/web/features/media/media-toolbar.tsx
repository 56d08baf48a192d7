import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { MEDIA_SORTS, type MediaSort, type MediaType } from '#contract/media.ts'
import { type ListFilter, SearchField } from '#web/features/list/list-filter.tsx'
import { api } from '#web/lib/api.ts'
import { Segments } from '#web/ui/segments.tsx'
import '#web/features/list/list.css'

const CHOICES = ['all', 'image', 'video', 'audio'] as const

type MediaToolbarProps = { filter: MediaFilter; onChange: (filter: MediaFilter) => void }

export function MediaToolbar({ filter, onChange }: MediaToolbarProps) {
  const { t, i18n } = useLingui()
  const counts = useCounts(filter)
  const { data: tags = [] } = useQuery(api.media.tags.queryOptions())
  const isKnownTag = tags.some(({ tag }) => tag === filter.tag)
  const names = { all: t`All`, image: t`Images`, video: t`Videos`, audio: t`Audio` }
  const sorts = {
    newest: t`Newest first`,
    oldest: t`Oldest first`,
    title: t`By title`,
    size: t`Largest first`,
  }
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
      {(tags.length > 0 || filter.tag !== '') && (
        <select
          className="select"
          aria-label={t`Filter by tag`}
          value={filter.tag}
          onChange={(event) => onChange({ ...filter, tag: event.target.value })}
        >
          <option value="">{t`All tags`}</option>
          {filter.tag !== '' && !isKnownTag && <option>{filter.tag}</option>}
          {tags.map(({ tag, count }) => (
            <option key={tag} value={tag}>
              {tag} ({i18n.number(count)})
            </option>
          ))}
        </select>
      )}
      <select
        className="select"
        aria-label={t`Order`}
        value={filter.sort}
        onChange={(event) => onChange({ ...filter, sort: event.target.value as MediaSort })}
      >
        {MEDIA_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {sorts[sort]}
          </option>
        ))}
      </select>
    </search>
  )
}

function useCounts({ search, tag }: MediaFilter) {
  const input = { ...(search && { search }), ...(tag && { tag }) }
  const { data } = useQuery(
    api.media.count.queryOptions({ input, placeholderData: keepPreviousData }),
  )
  return data && { ...data, all: data.image + data.video + data.audio }
}

export type MediaFilter = ListFilter<MediaType> & {
  sort: MediaSort
  /** Empty: whatever their tags. */
  tag: string
}

const TYPES = ['image', 'video', 'audio'] as const satisfies MediaType[]

/** Kept in the address, as every list's filter is. */
export function useMediaFilter() {
  const [params, setParams] = useSearchParams()
  const filter: MediaFilter = {
    search: params.get('search')?.trim() ?? '',
    choice: TYPES.find((type) => type === params.get('type')) ?? 'all',
    sort: MEDIA_SORTS.find((sort) => sort === params.get('sort')) ?? 'newest',
    tag: params.get('tag') ?? '',
  }
  function setFilter({ search, choice, sort, tag }: MediaFilter) {
    setParams(
      {
        ...(search && { search }),
        ...(choice !== 'all' && { type: choice }),
        ...(sort !== 'newest' && { sort }),
        ...(tag && { tag }),
      },
      { replace: search !== filter.search && filter.search !== '', preventScrollReset: true },
    )
  }
  return [filter, setFilter] as const
}
