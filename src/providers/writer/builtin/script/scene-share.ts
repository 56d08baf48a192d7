import { VOICE_TAIL_MS } from '#contract/limits.ts'
import type { VideoStyle } from '#contract/options.ts'
import { STYLE_PLANS } from './style-plan.ts'

/** A long video breathes more: beyond this length speech takes no greater part of it. */
const LONG_MS = 90_000
const LONG_FILL = 0.79

/** How much speech a scene should have, in milliseconds. */
export function sceneShareMs(style: VideoStyle, durationMs: number, count: number): number {
  const { fill } = STYLE_PLANS[style]
  const sparse = durationMs > LONG_MS ? Math.min(fill, LONG_FILL) : fill
  return (durationMs * sparse) / count - VOICE_TAIL_MS
}
