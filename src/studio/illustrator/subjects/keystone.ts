import type { Canvas } from '@napi-rs/canvas'
import { newCanvas } from '../paint/canvas.ts'
import type { Framing } from '../prompt/picture-brief.ts'

const STRIPS = 96
/** Width of head and foot to the body's own: what is nearer to the eye is larger. */
const ENDS: Partial<Record<Framing, { head: number; foot: number; tall: number }>> = {
  low: { head: 0.6, foot: 1.22, tall: 1.06 },
  high: { head: 1.16, foot: 0.8, tall: 0.84 },
}

/** A standing thing as it looks from far below or above: narrowed towards its far end. */
export function keystoned(art: Canvas, framing: Framing): Canvas {
  const ends = ENDS[framing]
  if (!ends) return art
  const widest = Math.max(ends.head, ends.foot)
  const warped = newCanvas(art.width * widest, art.height * ends.tall)
  const context = warped.getContext('2d')
  context.imageSmoothingQuality = 'high'
  const [strip, high] = [art.height / STRIPS, warped.height / STRIPS]
  for (let row = 0; row < STRIPS; row++) {
    const wide = art.width * (ends.head + (ends.foot - ends.head) * ((row + 0.5) / STRIPS))
    context.drawImage(
      art,
      0,
      row * strip,
      art.width,
      strip,
      (warped.width - wide) / 2,
      row * high,
      wide,
      high + 0.6,
    )
  }
  return warped
}
