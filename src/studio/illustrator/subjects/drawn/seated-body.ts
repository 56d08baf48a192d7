import type { Canvas } from '@napi-rs/canvas'
import { newCanvas } from '../../paint/canvas.ts'
import { seededRandom } from '../../paint/random.ts'
import { coats } from '../../tables/read-tables.ts'
import { drawingCalled, paintDrawing } from './paint-drawing.ts'

/** Where the head ends and the neck begins. */
const CHIN = 470

/** The whole animal, sitting and looking at us; null when its artwork needs no body. */
export function withSeatedBody(name: string, head: Canvas): Canvas | null {
  const coat = coats()[name]
  if (!coat) return null
  const { tail, tip = coat.fur, ...others } = coat
  const colours = { ...others, tip }
  const canvas = newCanvas(...drawingCalled('seated-body').size)
  const context = canvas.getContext('2d')
  paintDrawing(
    context,
    'seated-body',
    { x: 0, y: 0, size: 1 },
    { colours, traits: tail ? [`tail-${tail}`] : [], random: seededRandom(name) },
  )
  const scale = Math.min(500 / head.width, CHIN / head.height)
  const [width, height] = [head.width * scale, head.height * scale]
  context.drawImage(head, (canvas.width - width) / 2, CHIN - height + 10, width, height)
  return canvas
}
