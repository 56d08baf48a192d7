import { useState } from 'react'

export type Selection<Item> = {
  items: Item[]
  has: (id: string) => boolean
  /** @param isRange whether all from the one chosen last go with it. */
  toggle: (id: string, isRange: boolean) => void
  /** From the one chosen last to this one, and no other. */
  reach: (from: string, to: string) => void
  chooseAll: () => void
  clear: () => void
}

/**
 * Which items are chosen; what leaves the list is chosen no more.
 * @param most as many as can be acted on at once.
 */
export function useSelection<Item extends { id: string }>(
  all: Item[],
  most: number,
): Selection<Item> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [anchor, setAnchor] = useState<string | null>(null)
  const between = (one: string, other: string) => {
    const places = [one, other].map((id) => all.findIndex((item) => item.id === id))
    const [first, last] = places.toSorted((a, b) => a - b) as [number, number]
    return first < 0 ? [] : all.slice(first, last + 1).map(({ id }) => id)
  }
  const choose = (wanted: Iterable<string>) => setIds(new Set([...wanted].slice(0, most)))
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
