import {
  type RefObject,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react'
import type { Scene } from '#contract/scene.ts'
import { useEditor } from './editor-context.tsx'
import type { Tab } from './editor-tabs.tsx'
import { useKeptPlace } from './kept-place.ts'

/** About as many as fit on a screen. */
export const AT_ONCE = 8
/** So few that laying them out keeps no press or key waiting. */
const AT_A_TIME = 6

/**
 * The scenes for a tab's list of them, scrolled to where it was left: those up to there at once; the others, a few
 * at a time, and what changes later, without holding up any press or key.
 */
export function useShownScenes(tab: Tab): Scene[] {
  const { id, scenes } = useEditor().storyboard
  const place = useKeptPlace(`${id} ${tab}`, scenes.length)
  const [count, setCount] = useState((place?.sceneIndex ?? 0) + AT_ONCE)
  const all = useDeferredValue(scenes)
  const isSome = count < all.length
  useEffect(() => {
    // Each is laid out before the next ones are begun.
    if (isSome) startTransition(() => setCount(count + AT_A_TIME))
  }, [isSome, count])
  return useMemo(() => (isSome ? all.slice(0, count) : all), [isSome, all, count])
}

/** A screen above and below the one that is seen. */
const MARGIN = '100% 0px'

let observer: IntersectionObserver | undefined
const waiting = new WeakMap<Element, () => void>()

/** Many come near at once: so few are drawn between two frames that no press or key waits for them. */
const DRAWN_AT_A_TIME = 2
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
  for (const draw of near.splice(0, DRAWN_AT_A_TIME)) draw()
  if (near.length > 0) requestAnimationFrame(drawSome)
}
