import { type Context, newCanvas } from '../../paint/canvas.ts'
import { type Colour, css, lighter, oklch } from '../../paint/colour.ts'
import { linearGradient } from '../../paint/gradient.ts'
import type { Random } from '../../paint/random.ts'
import type { Drawing } from './drawing.ts'

/** A full cup on its saucer, steaming. */
export function drawCup(random: Random): Drawing {
  const [width, height] = [720, 780]
  const canvas = newCanvas(width, height)
  const context = canvas.getContext('2d')
  const glaze = random.pick([
    oklch(0.93, 0.015, 85),
    oklch(0.62, 0.12, 35),
    oklch(0.5, 0.08, 235),
    oklch(0.6, 0.08, 155),
    oklch(0.78, 0.12, 80),
  ])
  const [x, rim, foot] = [330, 400, 715]
  const steam = newCanvas(width, height)
  drawSteam(steam.getContext('2d'), random, x, rim)
  drawSaucer(context, glaze, x, foot)
  context.strokeStyle = linearGradient(context, { x: 530, y: 0 }, { x: 700, y: 0 }, [
    [0, lighter(glaze, -0.16)],
    [1, lighter(glaze, -0.02)],
  ])
  context.lineWidth = 34
  context.beginPath()
  context.ellipse(542, 520, 84, 92, 0.12, -Math.PI * 0.52, Math.PI * 0.55)
  context.stroke()
  context.fillStyle = linearGradient(context, { x: x - 220, y: 0 }, { x: x + 220, y: 0 }, [
    [0, lighter(glaze, -0.12)],
    [0.24, lighter(glaze, 0.03)],
    [0.4, lighter(glaze, 0.07)],
    [1, lighter(glaze, -0.2)],
  ])
  context.beginPath()
  context.moveTo(x - 220, rim)
  context.bezierCurveTo(x - 216, rim + 190, x - 160, foot - 20, x - 104, foot - 6)
  context.quadraticCurveTo(x, foot + 12, x + 104, foot - 6)
  context.bezierCurveTo(x + 160, foot - 20, x + 216, rim + 190, x + 220, rim)
  context.fill()
  ring(context, lighter(glaze, 0.06), x, rim, 220, 52)
  ring(context, lighter(glaze, -0.22), x, rim + 3, 204, 45)
  ring(context, oklch(0.3, 0.055, 50), x, rim + 12, 194, 38)
  ring(context, oklch(0.44, 0.075, 58), x - 14, rim + 16, 150, 24)
  return { canvas, lamps: [], steam }
}

function ring(
  context: Context,
  colour: Colour,
  x: number,
  y: number,
  across: number,
  down: number,
): void {
  context.fillStyle = css(colour)
  context.beginPath()
  context.ellipse(x, y, across, down, 0, 0, Math.PI * 2)
  context.fill()
}

function drawSaucer(context: Context, glaze: Colour, x: number, foot: number): void {
  ring(context, lighter(glaze, -0.18), x, foot + 8, 322, 56)
  ring(context, lighter(glaze, 0.01), x, foot - 2, 322, 54)
  ring(context, lighter(glaze, -0.09), x, foot - 4, 200, 32)
}

/** Three thin veils that curl upwards and fade. */
function drawSteam(context: Context, random: Random, x: number, rim: number): void {
  context.save()
  context.lineCap = 'round'
  context.filter = 'blur(14px)'
  for (const [index, across] of [-86, 4, 92].entries()) {
    const sway = random.between(38, 66) * (index % 2 === 0 ? 1 : -1)
    const top = random.between(30, 110)
    context.strokeStyle = linearGradient(context, { x: 0, y: top }, { x: 0, y: rim }, [
      [0, oklch(1, 0, 0), 0],
      [0.5, oklch(1, 0, 0), 0.42],
      [1, oklch(1, 0, 0), 0.1],
    ])
    context.lineWidth = random.between(20, 34)
    context.beginPath()
    context.moveTo(x + across, rim)
    context.bezierCurveTo(
      x + across + sway,
      rim - 110,
      x + across - sway,
      rim - 190,
      x + across + sway * 0.4,
      top,
    )
    context.stroke()
  }
  context.restore()
}
