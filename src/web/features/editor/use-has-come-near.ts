import { type RefObject, useEffect, useState } from 'react'

/** A screen above and below the one that is seen. */
const MARGIN = '100% 0px'

let observer: IntersectionObserver | undefined
const waiting = new WeakMap<Element, () => void>()

/** Many come near at once: so few are drawn between two frames that no press or key waits for them. */
const AT_A_TIME = 2
const near: (() => void)[] = []

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
    waiting.set(element, () => setNear(true))
    observer.observe(element)
    return () => observer?.unobserve(element)
  }, [ref, hasComeNear])
  return hasComeNear
}

function onMove(entries: IntersectionObserverEntry[]) {
  const isDrawing = near.length > 0
  for (const { isIntersecting, target } of entries) {
    const draw = waiting.get(target)
    if (!isIntersecting || !draw) continue
    near.push(draw)
    observer?.unobserve(target)
  }
  if (!isDrawing && near.length > 0) requestAnimationFrame(drawSome)
}

function drawSome() {
  for (const draw of near.splice(0, AT_A_TIME)) draw()
  if (near.length > 0) requestAnimationFrame(drawSome)
}
