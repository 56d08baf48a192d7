import { neededMs } from '#composition/shorten-to-fit.ts'
import type { SceneToRewrite } from '../rewrite-request.ts'

/** A text may grow by so much of what it takes to say it now, unless its scene has more room. */
const GROWS_TO = { simpler: 1.15, punchier: 1, own: 1.5 } as const

/** How long what a scene is to say may take at most. */
export function longestMs({ text, wish, language, sceneMs }: SceneToRewrite): number {
  const nowMs = neededMs(text, language)
  if (wish === 'shorter') return nowMs * 0.85
  return Math.max(nowMs * GROWS_TO[wish], sceneMs)
}
