import { type Context, newCanvas } from '../../paint/canvas.ts'
import { type Colour, css, lighter, oklch } from '../../paint/colour.ts'
import { linearGradient } from '../../paint/gradient.ts'
import type { Random } from '../../paint/random.ts'
import type { Drawing } from './drawing.ts'

const [WIDTH, HEIGHT] = [560, 820]
const MIDDLE = WIDTH / 2
const STEEL = oklch(0.5, 0.02, 255)
const GLASS = oklch(0.24, 0.04, 262)

/** A friendly robot from head to foot, one hand raised. */
export function drawRobot(random: Random): Drawing {
  const canvas = newCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  const shell = random.pick([
    oklch(0.93, 0.012, 250),
    oklch(0.82, 0.08, 215),
    oklch(0.86, 0.09, 88),
    oklch(0.78, 0.1, 35),
  ])
  const glow = oklch(0.86, 0.13, random.pick([195, 150, 75]))
  drawLimb(context, [MIDDLE - 62, 600, MIDDLE - 66, 760], 46)
  drawLimb(context, [MIDDLE + 62, 600, MIDDLE + 66, 760], 46)
  drawPart(context, shell, [MIDDLE - 126, 744, 116, 68], 32)
  drawPart(context, shell, [MIDDLE + 10, 744, 116, 68], 32)
  drawLimb(context, [MIDDLE - 140, 420, MIDDLE - 206, 560], 38)
  drawLimb(context, [MIDDLE + 140, 420, MIDDLE + 222, 320], 38)
  drawPart(context, shell, [MIDDLE - 246, 536, 78, 82], 38)
  drawPart(context, shell, [MIDDLE + 184, 256, 78, 82], 38)
  drawPart(context, lighter(STEEL, 0.1), [MIDDLE - 46, 326, 92, 60], 18)
  drawPart(context, shell, [MIDDLE - 152, 362, 304, 268], 78)
  drawPart(context, GLASS, [MIDDLE - 74, 430, 148, 104], 30)
  drawDot(context, glow, MIDDLE, 482, 27)
  drawLimb(context, [MIDDLE, 100, MIDDLE, 40], 12)
  drawDot(context, glow, MIDDLE, 36, 26)
  drawPart(context, STEEL, [MIDDLE - 206, 178, 60, 92], 26)
  drawPart(context, STEEL, [MIDDLE + 146, 178, 60, 92], 26)
  drawPart(context, shell, [MIDDLE - 176, 92, 352, 256], 104)
  drawPart(context, GLASS, [MIDDLE - 134, 142, 268, 152], 70)
  for (const side of [-1, 1]) drawDot(context, glow, MIDDLE + side * 62, 206, 28)
  context.strokeStyle = css(glow)
  context.lineWidth = 10
  context.lineCap = 'round'
  context.beginPath()
  context.arc(MIDDLE, 236, 34, Math.PI * 0.2, Math.PI * 0.8)
  context.stroke()
  return {
    canvas,
    lamps: [{ x: 0.5, y: 36 / HEIGHT, radius: 0.09, colour: glow, strength: 0.55 }],
  }
}

type Rectangle = [left: number, top: number, width: number, height: number]

function drawPart(context: Context, colour: Colour, rectangle: Rectangle, radius: number): void {
  const [left, top, width, height] = rectangle
  context.fillStyle = linearGradient(
    context,
    { x: left, y: top },
    { x: left + width, y: top + height },
    [
      [0, lighter(colour, 0.05)],
      [0.45, colour],
      [1, lighter(colour, -0.16)],
    ],
  )
  context.beginPath()
  context.roundRect(left, top, width, height, radius)
  context.fill()
}

function drawLimb(
  context: Context,
  [fromX, fromY, toX, toY]: [number, number, number, number],
  thickness: number,
): void {
  context.strokeStyle = css(STEEL)
  context.lineWidth = thickness
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(fromX, fromY)
  context.lineTo(toX, toY)
  context.stroke()
}

function drawDot(context: Context, colour: Colour, x: number, y: number, radius: number): void {
  context.fillStyle = css(colour)
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
}
