import { type RefObject, startTransition, useEffect, useState } from 'react'

/** A screen above and below the one that is seen. */
const MARGIN = '100% 0px'

let observer: IntersectionObserver | undefined
const waiting = new WeakMap<Element, () => void>()

/**
 * Whether a part of a long list has been near the screen. What takes long to draw waits until then; its words do
 * not, so that they are found and reached by keys.
 * @param isNearAtFirst for those that are on screen with the list.
 */
export function useHasComeNear(ref: RefObject<Element | null>, isNearAtFirst: boolean): boolean {
  const [hasComeNear, setNear] = useState(isNearAtFirst)
  useEffect(() => {
    const element = ref.current
    if (!element || hasComeNear) return
    observer ??= new IntersectionObserver(onMove, { rootMargin: MARGIN })
    // Many come at once: they are drawn between presses, keys and frames.
    waiting.set(element, () => startTransition(() => setNear(true)))
    observer.observe(element)
    return () => observer?.unobserve(element)
  }, [ref, hasComeNear])
  return hasComeNear
}

function onMove(entries: IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) waiting.get(target)?.()
  }
}
