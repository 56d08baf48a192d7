import { newCanvas } from '../../paint/canvas.ts'
import { css, oklch } from '../../paint/colour.ts'
import { linearGradient, verticalGradient } from '../../paint/gradient.ts'
import type { Drawing } from './drawing.ts'

/** A tall glass of clear water. */
export function drawGlass(): Drawing {
  const [width, height] = [440, 640]
  const canvas = newCanvas(width, height)
  const context = canvas.getContext('2d')
  const [x, rim, foot, level] = [width / 2, 44, 610, 190]
  const halfAt = (y: number) => 176 - ((y - rim) / (foot - rim)) * 44
  const side = (from: number, to: number) => {
    context.beginPath()
    context.moveTo(x - halfAt(from), from)
    context.lineTo(x - halfAt(to), to)
    context.quadraticCurveTo(x, to + 34, x + halfAt(to), to)
    context.lineTo(x + halfAt(from), from)
    context.quadraticCurveTo(x, from + 30, x - halfAt(from), from)
  }
  context.fillStyle = css(oklch(0.95, 0.02, 225), 0.34)
  side(rim, foot)
  context.fill()
  context.strokeStyle = css(oklch(0.92, 0.03, 225), 0.8)
  context.lineWidth = 8
  context.stroke()
  context.fillStyle = verticalGradient(context, level, foot, [
    [0, oklch(0.86, 0.07, 225), 0.85],
    [0.6, oklch(0.74, 0.1, 235), 0.85],
    [1, oklch(0.9, 0.05, 220), 0.9],
  ])
  side(level, foot - 26)
  context.fill()
  context.fillStyle = css(oklch(0.93, 0.045, 220), 0.95)
  context.beginPath()
  context.ellipse(x, level, halfAt(level), 30, 0, 0, Math.PI * 2)
  context.fill()
  context.strokeStyle = css(oklch(0.98, 0.01, 220), 0.9)
  context.lineWidth = 9
  context.beginPath()
  context.ellipse(x, rim, halfAt(rim), 32, 0, 0, Math.PI * 2)
  context.stroke()
  context.fillStyle = linearGradient(context, { x: x - 140, y: 0 }, { x: x - 60, y: 0 }, [
    [0, oklch(1, 0, 0), 0.75],
    [1, oklch(1, 0, 0), 0.05],
  ])
  context.beginPath()
  context.roundRect(x - 138, rim + 60, 44, foot - rim - 140, 22)
  context.fill()
  return { canvas, lamps: [] }
}
