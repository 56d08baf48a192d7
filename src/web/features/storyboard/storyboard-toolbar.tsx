import { useLingui } from '@lingui/react/macro'
import { SearchField } from '#web/features/list/search-field.tsx'
import { ShownCount } from './shown-count.tsx'
import type { StoryboardFilter } from './storyboard-filter.ts'
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
