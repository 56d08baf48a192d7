import { Trans, useLingui } from '@lingui/react/macro'
import { SearchField } from '#web/features/list/list-filter.tsx'
import { type StoryboardFilter, useStoryboardCounts, useStoryboards } from './use-storyboards.ts'
import '#web/features/list/list.css'

type StoryboardToolbarProps = {
  filter: StoryboardFilter
  onChange: (filter: StoryboardFilter) => void
}

export function StoryboardToolbar({ filter, onChange }: StoryboardToolbarProps) {
  const { t } = useLingui()
  return (
    <search className="toolbar">
      <SearchField
        search={filter.search}
        placeholder={t`Search storyboards...`}
        name={t`Search storyboards`}
        onSearch={(search) => onChange({ ...filter, search })}
      />
      <select
        className="select"
        aria-label={t`Status`}
        value={filter.choice}
        onChange={(event) =>
          onChange({ ...filter, choice: event.target.value as StoryboardFilter['choice'] })
        }
      >
        <option value="all">{t`All Storyboards`}</option>
        <option value="draft">{t`Drafts`}</option>
        <option value="processing">{t`Processing`}</option>
        <option value="complete">{t`Completed`}</option>
      </select>
      <ShownCount filter={filter} />
    </search>
  )
}

/** "24 of 5,000": how much of what was found is on screen; also told to those who cannot see it. */
function ShownCount({ filter }: { filter: StoryboardFilter }) {
  const { i18n } = useLingui()
  const { data, isPlaceholderData } = useStoryboards(filter)
  const { counts } = useStoryboardCounts(filter.search)
  const shown = i18n.number(data?.pages.reduce((sum, { items }) => sum + items.length, 0) ?? 0)
  const found = counts?.[filter.choice] ?? 0
  const total = i18n.number(found)
  return (
    <output className="shown">
      {data && found > 0 && !isPlaceholderData && (
        <Trans>
          {shown} of {total}
        </Trans>
      )}
    </output>
  )
}
