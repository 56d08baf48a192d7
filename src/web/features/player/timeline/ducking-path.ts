import type { GainPoint } from '#composition/audio-plan.ts'

/** What the top and the bottom of the lane stand for, in decibels. */
const LOUDEST_DB = 6
const QUIETEST_DB = -24

/** A gain curve as an SVG path that fills a box from its top left corner. */
export function duckingPath(gain: GainPoint[], durationMs: number, width: number, height: number) {
  const points = gain.map(({ ms, decibels }) => {
    const share = (LOUDEST_DB - decibels) / (LOUDEST_DB - QUIETEST_DB)
    const x = (ms / durationMs) * width
    const y = Math.max(0, Math.min(1, share)) * height
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}
