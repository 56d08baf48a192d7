import type { Context } from '../../paint/canvas.ts'
import { newCanvas } from '../../paint/canvas.ts'
import { css, lighter, oklch, type Colour } from '../../paint/colour.ts'
import type { Random } from '../../paint/random.ts'
import type { Drawing } from './drawing.ts'

/** A broad old tree: a forking trunk under some hundreds of leaf clusters, lit from above. */
export function drawTree(random: Random): Drawing {
  const [width, height] = [820, 860]
  const canvas = newCanvas(width, height)
  const context = canvas.getContext('2d')
  const bark = oklch(0.36, 0.035, 55)
  const leaf = random.pick([
    oklch(0.5, 0.11, 138),
    oklch(0.56, 0.12, 125),
    oklch(0.64, 0.14, 62),
    oklch(0.75, 0.1, 355),
    oklch(0.55, 0.1, 150),
  ])
  const tips: { x: number; y: number }[] = []
  branch(
    context,
    bark,
    random,
    { x: width / 2, y: height, angle: -Math.PI / 2, length: 215, thick: 62 },
    tips,
  )
  const clusters = tips.flatMap((tip) =>
    Array.from({ length: 7 }, () => ({
      x: tip.x + random.between(-85, 85),
      y: tip.y + random.between(-70, 50),
      radius: random.between(24, 62),
    })),
  )
  clusters.sort((one, other) => other.y - one.y)
  for (const { x, y, radius } of clusters) {
    const height01 = Math.min(1, Math.max(0, 1 - y / (height * 0.66)))
    context.fillStyle = css(
      lighter(leaf, -0.2 + height01 * 0.3 + random.between(-0.04, 0.04)),
      0.92,
    )
    context.beginPath()
    context.arc(x, y, radius, 0, Math.PI * 2)
    context.fill()
  }
  return { canvas, lamps: [] }
}

type Branch = { x: number; y: number; angle: number; length: number; thick: number }

function branch(
  context: Context,
  bark: Colour,
  random: Random,
  from: Branch,
  tips: { x: number; y: number }[],
): void {
  const end = {
    x: from.x + Math.cos(from.angle) * from.length,
    y: from.y + Math.sin(from.angle) * from.length,
  }
  context.strokeStyle = css(bark)
  context.lineCap = 'round'
  context.lineWidth = from.thick
  context.beginPath()
  context.moveTo(from.x, from.y)
  context.quadraticCurveTo(
    (from.x + end.x) / 2 + random.between(-14, 14),
    (from.y + end.y) / 2,
    end.x,
    end.y,
  )
  context.stroke()
  if (from.thick < 9) {
    tips.push(end)
    return
  }
  for (const side of [-1, 1]) {
    branch(
      context,
      bark,
      random,
      {
        ...end,
        angle: from.angle + side * random.between(0.3, 0.68),
        length: from.length * random.between(0.6, 0.8),
        thick: from.thick * 0.6,
      },
      tips,
    )
  }
}
