import type { Canvas } from '@napi-rs/canvas'
import { type Context, newCanvas } from '../../paint/canvas.ts'
import { type Colour, lighter, oklch } from '../../paint/colour.ts'
import { linearGradient } from '../../paint/gradient.ts'

type Coat = { fur: Colour; belly: Colour; legs: Colour; tail?: { tip: Colour; thickness: number } }

const CREAM = oklch(0.94, 0.03, 80)
const BLACK = oklch(0.3, 0.015, 280)

/** Animals of which the icon sets have only the head, with the coat of the rest of them. */
const COATS: Record<string, Coat> = {
  'emoji:fox': {
    fur: oklch(0.7, 0.17, 52),
    belly: CREAM,
    legs: oklch(0.36, 0.06, 45),
    tail: { tip: CREAM, thickness: 120 },
  },
  'emoji:wolf': {
    fur: oklch(0.66, 0.02, 270),
    belly: oklch(0.88, 0.01, 270),
    legs: oklch(0.58, 0.02, 270),
    tail: { tip: oklch(0.45, 0.02, 270), thickness: 96 },
  },
  'emoji:lion': {
    fur: oklch(0.79, 0.13, 75),
    belly: oklch(0.88, 0.09, 82),
    legs: oklch(0.77, 0.13, 74),
    tail: { tip: oklch(0.5, 0.1, 50), thickness: 34 },
  },
  'emoji:raccoon': {
    fur: oklch(0.58, 0.015, 270),
    belly: oklch(0.76, 0.012, 270),
    legs: BLACK,
    tail: { tip: BLACK, thickness: 92 },
  },
  'emoji:bear': {
    fur: oklch(0.5, 0.075, 42),
    belly: oklch(0.6, 0.075, 48),
    legs: oklch(0.47, 0.075, 42),
  },
  'emoji:polar-bear': {
    fur: oklch(0.93, 0.012, 250),
    belly: oklch(0.97, 0.008, 250),
    legs: oklch(0.91, 0.014, 250),
  },
  'emoji:panda': { fur: oklch(0.95, 0.006, 280), belly: oklch(0.97, 0.004, 280), legs: BLACK },
  'emoji:koala': {
    fur: oklch(0.66, 0.02, 280),
    belly: oklch(0.86, 0.012, 280),
    legs: oklch(0.62, 0.02, 280),
  },
  'emoji:hamster': {
    fur: oklch(0.77, 0.11, 65),
    belly: CREAM,
    legs: oklch(0.84, 0.07, 60),
  },
  'emoji:frog': {
    fur: oklch(0.72, 0.17, 140),
    belly: oklch(0.88, 0.1, 125),
    legs: oklch(0.68, 0.17, 142),
  },
}

const [WIDTH, HEIGHT] = [760, 980]
const MIDDLE = WIDTH / 2
/** Where the head ends and the neck begins. */
const CHIN = 470

/** The whole animal, sitting and looking at us; null when its artwork needs no body. */
export function withSeatedBody(name: string, head: Canvas): Canvas | null {
  const coat = COATS[name]
  if (!coat) return null
  const canvas = newCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  if (coat.tail) drawTail(context, coat.fur, coat.tail)
  for (const side of [-1, 1]) {
    drawOval(context, coat.fur, { x: MIDDLE + side * 132, y: 812, across: 128, down: 140 })
    drawOval(context, coat.legs, { x: MIDDLE + side * 178, y: 928, across: 92, down: 44 })
  }
  drawOval(context, coat.fur, { x: MIDDLE, y: 660, across: 178, down: 288 })
  drawOval(context, coat.belly, { x: MIDDLE, y: 640, across: 104, down: 196 })
  for (const side of [-1, 1]) drawForeleg(context, coat, MIDDLE + side * 76)
  const scale = Math.min(500 / head.width, CHIN / head.height)
  const [width, height] = [head.width * scale, head.height * scale]
  context.drawImage(head, MIDDLE - width / 2, CHIN - height + 10, width, height)
  return canvas
}

function drawForeleg(context: Context, { fur, legs }: Coat, x: number): void {
  context.fillStyle = linearGradient(context, { x, y: 640 }, { x, y: 900 }, [
    [0, fur],
    [0.5, fur],
    [0.85, legs],
  ])
  context.beginPath()
  context.roundRect(x - 52, 640, 104, 310, 52)
  context.fill()
  drawOval(context, legs, { x, y: 936, across: 70, down: 40 })
}

/** Around the body and up at its side, its end in another colour. */
function drawTail(
  context: Context,
  fur: Colour,
  { tip, thickness }: { tip: Colour; thickness: number },
): void {
  context.lineCap = 'round'
  context.lineWidth = thickness
  context.strokeStyle = linearGradient(context, { x: 0, y: 880 }, { x: 0, y: 560 }, [
    [0, lighter(fur, -0.06)],
    [0.62, fur],
    [0.7, tip],
  ])
  context.beginPath()
  context.moveTo(MIDDLE + 120, 860)
  context.bezierCurveTo(MIDDLE + 330, 900, MIDDLE + 330, 760, MIDDLE + 290, 590)
  context.stroke()
}

function drawOval(
  context: Context,
  colour: Colour,
  { x, y, across, down }: { x: number; y: number; across: number; down: number },
): void {
  context.fillStyle = linearGradient(
    context,
    { x: x - across, y: y - down },
    { x: x + across, y: y + down },
    [
      [0, lighter(colour, 0.04)],
      [0.5, colour],
      [1, lighter(colour, -0.1)],
    ],
  )
  context.beginPath()
  context.ellipse(x, y, across, down, 0, 0, Math.PI * 2)
  context.fill()
}
