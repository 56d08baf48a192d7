import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SearchResults } from '#contract/search.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { Button } from '#web/ui/button.tsx'
import { FoundGroup } from './found-group.tsx'
import { foundOptions } from './found-options.ts'
import { MediaOption, type OptionProps, StoryboardOption } from './search-option.tsx'
import type { useCombobox } from './use-combobox.ts'

type SearchListProps = {
  typed: string
  results: SearchResults | undefined
  error: Error | null
  combobox: Pick<ReturnType<typeof useCombobox>, 'active' | 'listId' | 'optionId'>
  onFollow: () => void
  onRetry: () => void
}

/** What is found in two groups, else why there is nothing. */
export function SearchList({ typed, results, error, combobox, ...on }: SearchListProps) {
  const { t } = useLingui()
  if (error) return <SearchFailure error={error} onRetry={on.onRetry} />
  if (!results) return null
  const { storyboards, media } = results
  const options = foundOptions(results)
  const optionProps = (index: number): OptionProps => ({
    id: combobox.optionId(index),
    to: options[index]?.to ?? '',
    isActive: index === combobox.active,
    onFollow: on.onFollow,
  })
  return (
    <div className="found">
      <output className="sr-only">
        {plural(options.length, { one: '# result', other: '# results' })}
      </output>
      {options.length === 0 && (
        <p className="found-none">
          <Trans>
            Nothing found for <q>{typed}</q>
          </Trans>
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot hold pictures */}
      <div role="listbox" id={combobox.listId} aria-label={t`Search results`}>
        <FoundGroup name={t`Storyboards`} found={storyboards}>
          {(found, index) => <StoryboardOption found={found} {...optionProps(index)} />}
        </FoundGroup>
        <FoundGroup name={t`Media`} found={media}>
          {(found, index) => (
            <MediaOption found={found} {...optionProps(storyboards.length + index)} />
          )}
        </FoundGroup>
      </div>
    </div>
  )
}

function SearchFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="found" role="alert">
      <p className="found-none">{errorMessage(error)}</p>
      <Button size="sm" className="mx-2.5 mb-2.5" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
