import type { Context } from '../../paint/canvas.ts'
import { type Colour, lighter } from '../../paint/colour.ts'
import { verticalGradient } from '../../paint/gradient.ts'

/** A wooden hull, lower amidships, its bow on the right. */
export function fillHull(
  context: Context,
  colour: Colour,
  box: { left: number; right: number; top: number; bottom: number },
): void {
  const long = box.right - box.left
  context.fillStyle = verticalGradient(context, box.top, box.bottom, [
    [0, lighter(colour, 0.06)],
    [0.6, colour],
    [1, lighter(colour, -0.16)],
  ])
  context.beginPath()
  context.moveTo(box.left, box.top - 14)
  context.quadraticCurveTo(box.left + long * 0.5, box.top + 22, box.right, box.top - 26)
  context.quadraticCurveTo(box.right - long * 0.06, box.bottom, box.right - long * 0.2, box.bottom)
  context.lineTo(box.left + long * 0.14, box.bottom)
  context.quadraticCurveTo(box.left + long * 0.03, box.bottom, box.left, box.top - 14)
  context.fill()
}
