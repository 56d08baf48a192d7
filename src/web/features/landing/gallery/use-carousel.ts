import { type RefObject, useEffect, useState } from 'react'

type Carousel = {
  hasPrevious: boolean
  hasNext: boolean
  showPrevious: () => void
  showNext: () => void
}

/**
 * Buttons for a list that scrolls sideways by itself; they move it by one item. When its items change, it starts
 * again at its beginning.
 */
export function useCarousel(list: RefObject<HTMLElement | null>): Carousel {
  const [edges, setEdges] = useState({ hasPrevious: false, hasNext: true })

  useEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => setEdges(edgesOf(element))
    const items = new MutationObserver(() => {
      element.scrollTo({ left: 0, behavior: 'instant' })
      measure()
    })
    items.observe(element, { childList: true })
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    measure()
    return () => {
      items.disconnect()
      sizes.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [list])

  return {
    ...edges,
    showPrevious: () => moveByItems(list.current, -1),
    showNext: () => moveByItems(list.current, 1),
  }
}

function edgesOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) {
  return { hasPrevious: scrollLeft > 1, hasNext: scrollLeft + clientWidth < scrollWidth - 1 }
}

function moveByItems(list: HTMLElement | null, count: number): void {
  const itemWidth = list?.firstElementChild?.getBoundingClientRect().width ?? 0
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  list?.scrollBy({ left: count * itemWidth, behavior: isCalm ? 'instant' : 'smooth' })
}
