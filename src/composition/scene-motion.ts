import { msOfFrame } from './frame-rate.ts'
import { chooseMotion, type Motion } from './motion.ts'
import type { SceneSpan } from './timeline.ts'

/** On the way out of a clip that is too short: from the frame as it was, slowly closer. */
const CLIP_TAIL: Motion = { from: { zoom: 1, x: 0, y: 0 }, to: { zoom: 1.08, x: 0, y: 0 } }

/** The camera move over a scene's picture; over a clip only from where it ends (see `clipTiming`). */
export function sceneMotion(
  kind: 'clip' | 'still' | 'card',
  seed: number,
  span: SceneSpan,
): Motion {
  if (kind === 'clip') return CLIP_TAIL
  return chooseMotion(seed, msOfFrame(span.visibleToFrame - span.visibleFromFrame))
}
