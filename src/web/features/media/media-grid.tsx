import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { MediaItem, PendingMedia } from '#contract/media.ts'
import type { Selection } from '#web/features/list/use-selection.ts'
import { sayRefused } from '#web/ui/refusals.ts'
import { type CardActs, MediaCard } from './media-card.tsx'
import { inSpan, layOutMedia, nextRow } from './media-layout.ts'
import { PendingCard } from './pending-card.tsx'
import { useSpan } from './use-span.ts'

type MediaGridProps = {
  pending: PendingMedia[]
  items: MediaItem[]
  selection: Selection<MediaItem>
  onLook: (item: MediaItem) => void
  onDelete: (items: MediaItem[]) => void
  /** The end is near: more is wanted. */
  onEnd: () => void
}

/** Sounds are drawn this wide to their height. */
const SOUND_RATIO = 1

/** Every item in its own ratio; of thousands those in sight are in the page, and the one with the focus. */
export function MediaGrid(props: MediaGridProps) {
  const { pending, items, selection, onDelete, onEnd } = props
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const { width, from, to } = useSpan(list)
  const [focused, setFocused] = useState<number | null>(null)
  const isMoving = useRef(false)
  const all = useMemo(() => [...pending, ...items], [pending, items])
  const layout = useMemo(() => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    return layOutMedia(width > 0 ? all.map(ratioOf) : [], width, rem)
  }, [all, width])
  const seen = inSpan(layout, from, to)
  const acts = useCardActs(props)
  if (focused !== null && focused < layout.boxes.length && !seen.includes(focused)) {
    seen.push(focused)
  }

  useEffect(() => {
    if (width > 0 && layout.height < to) onEnd()
  }, [width, layout.height, to, onEnd])

  useEffect(() => {
    if (!isMoving.current || focused === null) return
    isMoving.current = false
    const card = list.current?.querySelector<HTMLElement>(`[data-index="${focused}"]`)
    card?.querySelector<HTMLElement>('.pic')?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'nearest' })
  }, [focused])

  function press(event: KeyboardEvent) {
    const isCommand = event.ctrlKey || event.metaKey
    if (isCommand && event.key.toLowerCase() === 'a') {
      event.preventDefault()
      selection.chooseAll()
    } else if (event.key === 'Escape' && selection.items.length > 0) {
      event.preventDefault()
      selection.clear()
    } else if (event.key === 'Delete' && selection.items.length > 0) {
      event.preventDefault()
      if (!sayRefused('edit')) onDelete(selection.items)
    } else if (!isCommand && focused !== null) {
      move(event, focused)
    }
  }

  function move(event: KeyboardEvent, at: number) {
    const target = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      ArrowDown: nextRow(layout, at, 1),
      ArrowUp: nextRow(layout, at, -1),
      Home: 0,
      End: all.length - 1,
    }[event.key]
    if (target === undefined || !all[target]) return
    event.preventDefault()
    const [start, end] = [all[at], all[target]]
    if (event.shiftKey && start && end) selection.reach(start.id, end.id)
    isMoving.current = true
    setFocused(target)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons within
    <ul
      ref={list}
      className="media-grid"
      aria-label={t`Media`}
      data-choosing={selection.items.length > 0 || undefined}
      style={{ height: layout.height }}
      onKeyDown={press}
      onFocus={({ target }) => setFocused(indexOf(target))}
      onBlur={({ relatedTarget }) => {
        if (!list.current?.contains(relatedTarget)) setFocused(null)
      }}
    >
      {seen
        .toSorted((one, other) => one - other)
        .map((index) => {
          const item = all[index]
          const box = layout.boxes[index]
          if (!item || !box) return null
          const count = { 'aria-posinset': index + 1, 'aria-setsize': all.length }
          return (
            <li key={item.id} className="mitem" style={box} data-index={index} {...count}>
              {'generation' in item ? (
                <PendingCard item={item} />
              ) : (
                <MediaCard item={item} isChosen={selection.has(item.id)} acts={acts} />
              )}
            </li>
          )
        })}
    </ul>
  )
}

/** The same for as long as the grid is there, so that a card is drawn again only when it shows something else. */
function useCardActs(props: MediaGridProps): CardActs {
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  return useMemo(
    () => ({
      choose: ({ id }, isRange) => latest.current.selection.toggle(id, isRange),
      look: (item) => latest.current.onLook(item),
      delete: (item) => latest.current.onDelete([item]),
    }),
    [],
  )
}

function indexOf(target: EventTarget): number | null {
  const card = target instanceof Element ? target.closest('[data-index]') : null
  return card ? Number(card.getAttribute('data-index')) : null
}

function ratioOf(item: MediaItem | PendingMedia): number {
  if ('generation' in item) {
    if (item.type === 'audio') return SOUND_RATIO
    const [width = 1, height = 1] = item.aspectRatio.split('/').map(Number)
    return width / height
  }
  const { width, height } = item.asset
  return width && height ? width / height : SOUND_RATIO
}
