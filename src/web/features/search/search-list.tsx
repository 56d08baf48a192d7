import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import type { FoundMedia, SearchResults } from '#contract/search.ts'
import { assetAddress } from '#web/features/generation/tracks.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { Button } from '#web/ui/button.tsx'
import { MediaOption, type OptionProps, StoryboardOption } from './search-option.tsx'

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

type FoundGroupProps<Found> = {
  name: string
  found: readonly Found[]
  children: (found: Found, index: number) => ReactNode
}

/** The options of one kind below their name; nothing where there are none. */
function FoundGroup<Found extends { id: string }>(props: FoundGroupProps<Found>) {
  const { name, found, children } = props
  const nameId = useId()
  if (found.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset may not stand in a listbox
    <div role="group" aria-labelledby={nameId}>
      <p className="grp" id={nameId}>
        {name}
      </p>
      {found.map((item, index) => (
        <Fragment key={item.id}>{children(item, index)}</Fragment>
      ))}
    </div>
  )
}

/** What can be chosen, in the order in which it is listed, with the address it leads to. */
export function foundOptions({ storyboards, media }: SearchResults) {
  return [
    ...storyboards.map(({ id }) => ({ id, to: assetAddress(id, 'storyboard') })),
    ...media.map((found) => ({ id: found.id, to: mediaAddress(found) })),
  ]
}

function mediaAddress(found: FoundMedia): string {
  if (found.source === 'scene') return assetAddress(found.storyboardId, found.kind)
  return `/dashboard/media?${new URLSearchParams({ search: found.title }).toString()}`
}

type ComboboxProps<Option> = {
  options: readonly Option[]
  onChoose: (option: Option) => void
  /** Escape, when nothing is left to close. */
  onClear: () => void
}

/**
 * The keys of a text field with a list below it: the focus stays in the field, arrows move the mark
 * (and wrap), Enter takes what is marked, Escape closes the list and, pressed again, clears.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useCombobox<Option>({ options, onChoose, onClear }: ComboboxProps<Option>) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [marked, setMarked] = useState(0)
  const last = options.length - 1
  const active = Math.min(marked, last)

  function onKeyDown(event: KeyboardEvent) {
    // While a word is put together by an input method, the keys are that method's.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && last >= 0) {
      event.preventDefault()
      setOpen(true)
      if (isOpen) setMarked((active + step + options.length) % options.length)
    } else if (event.key === 'Enter') {
      const option = options[active]
      if (isOpen && option) onChoose(option)
    } else if (event.key === 'Escape') {
      if (isOpen) event.preventDefault()
      if (!isOpen) onClear()
      setOpen(false)
    }
  }

  return {
    isOpen,
    active,
    listId,
    optionId: (index: number) => `${listId}-${index}`,
    open() {
      setMarked(0)
      setOpen(true)
    },
    close: () => setOpen(false),
    onKeyDown,
  }
}
