import type { Framing } from '../prompt/picture-brief.ts'
import type { Stage } from './stage.ts'

/**
 * How far below its usual place the ground lies, as a share of the stage: a lens near the ground sees
 * mostly sky, a long one cuts off the feet.
 */
const STRETCH: Record<Framing, readonly [least: number, most: number]> = {
  wide: [0.94, 1.1],
  medium: [0.96, 1.12],
  close: [1.2, 1.3],
  detail: [1.24, 1.34],
  low: [1.4, 1.5],
  high: [1, 1],
  shoulder: [1.02, 1.12],
}

/** The stage as its setting is to be painted: stretched downwards, past the frame's foot. */
export function throughLens(stage: Stage): Stage {
  const [least, most] = STRETCH[stage.brief.framing]
  const stretch = stage.random.fork('lens').between(least, most)
  const height = stage.height * stretch
  return {
    ...stage,
    height,
    margin: Math.max(stage.margin, stage.margin + stage.height - height),
    horizon: stage.horizon * stretch,
  }
}
