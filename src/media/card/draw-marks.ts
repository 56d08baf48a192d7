import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { isRightToLeft } from '#composition/caption-script.ts'
import type { CardMark } from '#composition/card/card-marks.ts'
import { seededRandom } from '#composition/seeded-random.ts'
import { useFace } from './card-faces.ts'
import { fillDisc } from './ground.ts'
import type { Ground } from './palettes.ts'

type MarkOf<Kind extends CardMark['kind']> = Extract<CardMark, { kind: Kind }>

/** On a board of 24 units. */
const GLYPHS = {
  pin: 'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0M14.6 10a2.6 2.6 0 1 1-5.2 0a2.6 2.6 0 1 1 5.2 0',
  clock: 'M21 12a9 9 0 1 1-18 0a9 9 0 1 1 18 0M12 6.5V12l3.6 2.2',
  arrow: 'M4 12h15M13 5.5 19.5 12 13 18.5',
}
const GLYPH_BOARD = 24

/** @param isLeftwards the card is read from the right. */
export function drawMark(
  context: SKRSContext2D,
  mark: CardMark,
  ground: Ground,
  isLeftwards: boolean,
): void {
  switch (mark.kind) {
    case 'text':
      useFace(context, mark.face, mark.size, isRightToLeft(mark.text))
      // From its left edge in any case; its full stop stands where its end is read.
      context.textAlign = 'left'
      context.direction = isRightToLeft(mark.text) ? 'rtl' : 'ltr'
      context.fillStyle = ground[mark.ink]
      context.fillText(mark.text, mark.x, mark.y)
      return
    case 'box':
      context.globalAlpha = mark.opacity
      context.fillStyle = ground[mark.ink]
      context.beginPath()
      context.roundRect(mark.x, mark.y, mark.width, mark.height, mark.radius)
      context.fill()
      context.globalAlpha = 1
      return
    case 'frame': {
      const { x, y, width, height, stroke } = mark
      context.strokeStyle = ground[mark.ink]
      context.lineWidth = stroke
      context.strokeRect(x + stroke / 2, y + stroke / 2, width - stroke, height - stroke)
      return
    }
    case 'wax':
      drawWax(context, mark, ground)
      return
    case 'dot':
      fillDisc(context, mark, ground.line)
      fillDisc(context, { ...mark, radius: mark.radius - mark.stroke }, ground[mark.ink])
      return
    case 'glyph':
      drawGlyph(context, mark, ground, isLeftwards && mark.glyph === 'arrow')
  }
}

/** A straight stroke of a wax pencil with rough ends. */
function drawWax(
  context: SKRSContext2D,
  { x, y, width, height, seed }: MarkOf<'wax'>,
  ground: Ground,
) {
  const random = seededRandom(seed)
  const last = 16
  const steps = Array.from({ length: last + 1 }, (_, index) => index)
  const upper = steps.map((at) => {
    const ragged = at === 0 ? random() * 0.02 : at === last ? -random() * 0.02 : 0
    return [at / last + ragged, (8 + random() * 5 - at * 0.25) / 100] as const
  })
  const lower = steps.map(
    (at) => [at / last + (random() - 0.5) * 0.016, (90 + random() * 5 - at * 0.3) / 100] as const,
  )
  context.fillStyle = ground.accent
  context.beginPath()
  for (const [across, down] of [...upper, ...lower.toReversed()]) {
    context.lineTo(x + across * width, y + down * height)
  }
  context.closePath()
  context.fill()
}

function drawGlyph(
  context: SKRSContext2D,
  { glyph, x, y, size, ink }: MarkOf<'glyph'>,
  ground: Ground,
  isTurned: boolean,
) {
  context.save()
  context.translate(isTurned ? x + size : x, y)
  context.scale((isTurned ? -size : size) / GLYPH_BOARD, size / GLYPH_BOARD)
  context.strokeStyle = ground[ink]
  context.lineWidth = 2.4
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.stroke(new Path2D(GLYPHS[glyph]))
  context.restore()
}
