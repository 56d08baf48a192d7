import { newCanvas } from '../../paint/canvas.ts'
import { css, lighter, oklch } from '../../paint/colour.ts'
import type { Random } from '../../paint/random.ts'
import type { Drawing } from './drawing.ts'

/** Smooth stones balanced on each other: something to look at when a prompt names nothing. */
export function drawStones(random: Random): Drawing {
  const [width, height] = [560, 760]
  const canvas = newCanvas(width, height)
  const context = canvas.getContext('2d')
  const hue = random.pick([40, 70, 230, 300, 150])
  let foot = height
  const count = random.whole(4, 5)
  for (let index = 0; index < count; index++) {
    const wide = (width / 2) * (1 - index * 0.16) * random.between(0.82, 0.98)
    const high = wide * random.between(0.3, 0.44)
    const x = width / 2 + random.between(-0.07, 0.07) * wide
    const y = foot - high
    const stone = oklch(
      random.between(0.5, 0.82),
      random.between(0.02, 0.08),
      hue + random.between(-30, 60),
    )
    const shade = context.createRadialGradient(
      x - wide * 0.3,
      y - high * 0.55,
      high * 0.1,
      x,
      y,
      wide * 1.05,
    )
    shade.addColorStop(0, css(lighter(stone, 0.12)))
    shade.addColorStop(0.5, css(stone))
    shade.addColorStop(1, css(lighter(stone, -0.24)))
    context.fillStyle = shade
    context.beginPath()
    context.ellipse(x, y, wide, high, random.between(-0.05, 0.05), 0, Math.PI * 2)
    context.fill()
    foot = y - high * 0.86
  }
  return { canvas, lamps: [] }
}
