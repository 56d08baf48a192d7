import { useState } from 'react'
import { MEDIA_AT_ONCE_MAX } from '#contract/limits.ts'
import type { MediaItem } from '#contract/media.ts'

export type Selection = {
  items: MediaItem[]
  has: (id: string) => boolean
  /** @param isRange whether all from the one chosen last go with it. */
  toggle: (id: string, isRange: boolean) => void
  /** From the one chosen last to this one, and no other. */
  reach: (from: string, to: string) => void
  chooseAll: () => void
  clear: () => void
}

/** Which items are chosen, at most as many as can be acted on at once; what leaves the list is chosen no more. */
export function useSelection(all: MediaItem[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [anchor, setAnchor] = useState<string | null>(null)
  const between = (one: string, other: string) => {
    const places = [one, other].map((id) => all.findIndex((item) => item.id === id))
    const [first, last] = places.toSorted((a, b) => a - b) as [number, number]
    return first < 0 ? [] : all.slice(first, last + 1).map(({ id }) => id)
  }
  const choose = (wanted: Iterable<string>) =>
    setIds(new Set([...wanted].slice(0, MEDIA_AT_ONCE_MAX)))
  return {
    items: ids.size === 0 ? [] : all.filter(({ id }) => ids.has(id)),
    has: (id) => ids.has(id),
    toggle(id, isRange) {
      if (isRange && anchor) choose([...ids, ...between(anchor, id)])
      else choose(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id])
      setAnchor(id)
    },
    reach(from, to) {
      const start = anchor && ids.size > 0 ? anchor : from
      choose(between(start, to))
      setAnchor(start)
    },
    chooseAll: () => choose(all.map(({ id }) => id)),
    clear() {
      setIds(new Set())
      setAnchor(null)
    },
  }
}
