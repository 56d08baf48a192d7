import type { AspectRatio } from '#contract/options.ts'

/** Which side of a picture is too long for a shape. */
export type CutSide = 'width' | 'height'

/** Nobody sees one percent less. */
const TOLERANCE = 0.01

/** The side that would be cut, or null when the picture has the shape already. @param ratio width by height */
export function cutSide(ratio: number, aspectRatio: AspectRatio): CutSide | null {
  const [across, down] = aspectRatio.split('/').map(Number) as [number, number]
  const excess = ratio / (across / down)
  if (Math.abs(excess - 1) < TOLERANCE) return null
  return excess > 1 ? 'width' : 'height'
}
