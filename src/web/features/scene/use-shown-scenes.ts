import { useDeferredValue } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useEditor } from '#web/features/editor/editor-context.ts'

/** About as many as fit on a screen. */
const AT_ONCE = 8

/** The scenes for a list of them: the first at once; the others, and what changes later, without holding up any press or key. */
export function useShownScenes(): Scene[] {
  const { scenes } = useEditor().storyboard
  return useDeferredValue(scenes, scenes.slice(0, AT_ONCE))
}
