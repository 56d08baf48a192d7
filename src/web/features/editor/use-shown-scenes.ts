import { useDeferredValue } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useEditor } from './editor-context.ts'
import { useKeptPlace } from './use-kept-place.ts'
import type { Tab } from './use-tab.ts'

/** About as many as fit on a screen. */
export const AT_ONCE = 8

/**
 * The scenes for a tab's list of them, scrolled to where it was left: those up to there at once; the others, and
 * what changes later, without holding up any press or key.
 */
export function useShownScenes(tab: Tab): Scene[] {
  const { id, scenes } = useEditor().storyboard
  const place = useKeptPlace(`${id} ${tab}`, scenes.length)
  return useDeferredValue(scenes, scenes.slice(0, (place?.sceneIndex ?? 0) + AT_ONCE))
}
