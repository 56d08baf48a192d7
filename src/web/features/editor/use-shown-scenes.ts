import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useEditor } from './editor-context.ts'
import { useKeptPlace } from './use-kept-place.ts'
import type { Tab } from './use-tab.ts'

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
