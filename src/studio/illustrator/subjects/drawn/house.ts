import { newCanvas } from '../../paint/canvas.ts'
import { css, lighter, oklch } from '../../paint/colour.ts'
import { verticalGradient } from '../../paint/gradient.ts'
import type { Random } from '../../paint/random.ts'
import type { Drawing, Lamp } from './drawing.ts'

/** A gabled house with lit windows and a chimney. */
export function drawHouse(random: Random): Drawing {
  const [width, height] = [900, 680]
  const canvas = newCanvas(width, height)
  const context = canvas.getContext('2d')
  const wall = oklch(
    random.between(0.45, 0.85),
    random.between(0.03, 0.09),
    random.pick([30, 50, 80, 200, 250]),
  )
  const roof = oklch(random.between(0.32, 0.5), 0.08, random.pick([25, 35, 250, 270]))
  const warm = oklch(0.92, 0.12, 84)
  context.fillStyle = css(lighter(roof, -0.1))
  context.fillRect(width * 0.68, 40, 74, 200)
  context.fillStyle = verticalGradient(context, 250, height, [
    [0, lighter(wall, -0.14)],
    [0.2, wall],
    [1, lighter(wall, -0.07)],
  ])
  context.fillRect(110, 255, width - 220, height - 258)
  context.strokeStyle = css(lighter(wall, -0.12), 0.5)
  context.lineWidth = 3
  for (let y = 290; y < height; y += 34) {
    context.beginPath()
    context.moveTo(110, y)
    context.lineTo(width - 110, y)
    context.stroke()
  }
  context.fillStyle = verticalGradient(context, 60, 290, [
    [0, lighter(roof, 0.1)],
    [1, lighter(roof, -0.05)],
  ])
  context.beginPath()
  context.moveTo(210, 70)
  context.lineTo(width - 210, 70)
  context.lineTo(width - 40, 292)
  context.lineTo(40, 292)
  context.fill()
  const door = random.pick([0.5, 0.3, 0.7])
  context.fillStyle = css(lighter(roof, -0.12))
  context.beginPath()
  context.roundRect(width * door - 46, height - 222, 92, 222, [46, 46, 0, 0])
  context.fill()
  const lamps: Lamp[] = []
  for (const share of [0.24, 0.5, 0.76]) {
    if (Math.abs(share - door) < 0.12) continue
    const [x, y] = [width * share - 54, 372]
    context.fillStyle = css(warm)
    context.fillRect(x, y, 108, 128)
    context.fillStyle = css(oklch(0.32, 0.03, 50))
    context.fillRect(x - 7, y - 7, 122, 8)
    context.fillRect(x - 7, y + 128, 122, 10)
    context.fillRect(x + 50, y, 8, 128)
    context.fillRect(x, y + 58, 108, 8)
    lamps.push({
      x: share,
      y: 436 / height,
      radius: 0.34,
      colour: warm,
      strength: 0.6,
      onlyWhenDark: true,
    })
  }
  return { canvas, lamps }
}
