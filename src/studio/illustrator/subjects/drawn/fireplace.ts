import { newCanvas } from '../../paint/canvas.ts'
import { css, lighter, oklch } from '../../paint/colour.ts'
import { verticalGradient } from '../../paint/gradient.ts'
import type { Random } from '../../paint/random.ts'
import type { Drawing } from './drawing.ts'

const [WIDE, TALL] = [620, 520]
const ROWS = 9

/** A brick hearth under a wooden mantel, with logs on fire. */
export function drawFireplace(random: Random): Drawing {
  const canvas = newCanvas(WIDE, TALL)
  const context = canvas.getContext('2d')
  const brick = oklch(random.between(0.5, 0.62), 0.09, random.pick([35, 45, 25]))
  context.fillStyle = css(lighter(brick, -0.12))
  context.fillRect(30, 50, WIDE - 60, TALL - 50)
  const high = (TALL - 60) / ROWS
  for (let row = 0; row < ROWS; row++) {
    for (let x = 30 - (row % 2) * 38; x < WIDE - 30; x += 76) {
      const [left, right] = [Math.max(34, x + 3), Math.min(WIDE - 34, x + 73)]
      if (right <= left) continue
      context.fillStyle = css(lighter(brick, random.between(-0.05, 0.06)))
      context.fillRect(left, 56 + row * high, right - left, high - 6)
    }
  }
  context.fillStyle = css(oklch(0.4, 0.06, 50))
  context.beginPath()
  context.roundRect(0, 20, WIDE, 42, 10)
  context.fill()
  context.fillStyle = verticalGradient(context, 180, TALL, [
    [0, oklch(0.14, 0.02, 40), 1],
    [1, oklch(0.3, 0.08, 45), 1],
  ])
  context.beginPath()
  context.roundRect(140, 170, WIDE - 280, TALL - 170, [150, 150, 0, 0])
  context.fill()
  for (const [spread, tall, hue, light] of [
    [118, 215, 35, 0.62],
    [84, 165, 60, 0.75],
    [48, 105, 88, 0.9],
  ] as const) {
    context.fillStyle = css(oklch(light, 0.17, hue))
    drawFlame(context, WIDE / 2, TALL - 34, spread, tall)
  }
  context.fillStyle = css(oklch(0.32, 0.05, 48))
  for (const [x, y] of [
    [190, TALL - 44],
    [250, TALL - 36],
  ] as const) {
    context.beginPath()
    context.roundRect(x, y, 190, 32, 16)
    context.fill()
  }
  const glow = { colour: oklch(0.82, 0.13, 65), radius: 0.95, strength: 0.5 }
  return { canvas, lamps: [{ x: 0.5, y: 0.76, ...glow }] }
}

function drawFlame(
  context: ReturnType<ReturnType<typeof newCanvas>['getContext']>,
  x: number,
  foot: number,
  spread: number,
  tall: number,
): void {
  context.beginPath()
  context.moveTo(x - spread, foot)
  context.bezierCurveTo(
    x - spread,
    foot - tall * 0.5,
    x - spread * 0.3,
    foot - tall * 0.6,
    x,
    foot - tall,
  )
  context.bezierCurveTo(
    x + spread * 0.2,
    foot - tall * 0.6,
    x + spread,
    foot - tall * 0.55,
    x + spread,
    foot,
  )
  context.fill()
}
