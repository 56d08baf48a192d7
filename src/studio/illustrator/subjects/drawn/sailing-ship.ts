import { type Context, newCanvas } from '../../paint/canvas.ts'
import { type Colour, css, lighter, oklch } from '../../paint/colour.ts'
import { linearGradient } from '../../paint/gradient.ts'
import type { Random } from '../../paint/random.ts'
import type { Drawing } from './drawing.ts'
import { fillHull } from './hull.ts'

const [WIDTH, HEIGHT] = [980, 900]
const WOOD = oklch(0.34, 0.045, 50)
const MASTS = [
  { x: 270, top: 150, half: 96 },
  { x: 480, top: 60, half: 122 },
  { x: 690, top: 140, half: 104 },
]
const DECK = 720
/** Square sails on each mast, the lowest the broadest. */
const SAILS_A_MAST = 3

/** A tall ship under full sail: three masts, square sails, jibs and a painted strake along the hull. */
export function drawSailingShip(random: Random): Drawing {
  const canvas = newCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  const cloth = random.pick([
    oklch(0.95, 0.02, 85),
    oklch(0.91, 0.045, 78),
    oklch(0.9, 0.03, 60),
    oklch(0.62, 0.15, 32),
  ])
  const hull = random.pick([oklch(0.37, 0.07, 40), oklch(0.31, 0.06, 255), oklch(0.33, 0.05, 160)])
  const flag = oklch(0.56, 0.18, random.pick([27, 255, 85]))
  drawRigging(context)
  drawJibs(context, cloth)
  for (const { x, top, half } of MASTS) {
    context.fillStyle = css(WOOD)
    context.fillRect(x - 6, top, 12, DECK - top + 20)
    const step = (DECK - 70 - top - 20) / SAILS_A_MAST
    for (let row = SAILS_A_MAST - 1; row >= 0; row--) {
      const breadth = half * (0.58 + 0.21 * row)
      drawSquareSail(context, cloth, { x, top: top + 26 + row * step, breadth, height: step * 0.9 })
    }
    drawPennant(context, flag, x, top)
  }
  fillHull(context, hull, { left: 110, right: 830, top: DECK + 14, bottom: HEIGHT - 8 })
  fillStern(context, hull)
  context.fillStyle = css(oklch(0.86, 0.09, 85))
  context.fillRect(140, DECK + 56, 640, 12)
  context.fillStyle = css(lighter(hull, -0.14))
  for (let x = 180; x < 760; x += 62) context.fillRect(x, DECK + 82, 24, 22)
  return { canvas, lamps: [] }
}

function drawRigging(context: Context): void {
  context.strokeStyle = css(oklch(0.3, 0.02, 60), 0.75)
  context.lineWidth = 3
  context.beginPath()
  const tips = MASTS.map(({ x, top }) => [x, top + 14] as const)
  for (const [x, y] of [[118, DECK], ...tips, [965, 640]] as const) context.lineTo(x, y)
  for (const { x, top } of MASTS) {
    for (const reach of [-74, 74]) {
      context.moveTo(x, top + 40)
      context.lineTo(x + reach, DECK + 4)
    }
  }
  context.stroke()
  context.strokeStyle = css(WOOD)
  context.lineWidth = 13
  context.beginPath()
  context.moveTo(800, DECK - 4)
  context.lineTo(968, 636)
  context.stroke()
}

/** Bellied by a wind from behind, shaded towards its foot. */
function drawSquareSail(
  context: Context,
  cloth: Colour,
  { x, top, breadth, height }: { x: number; top: number; breadth: number; height: number },
): void {
  context.fillStyle = css(WOOD)
  context.fillRect(x - breadth - 8, top - 5, breadth * 2 + 16, 9)
  context.fillStyle = linearGradient(
    context,
    { x: x - breadth, y: top },
    { x: x + breadth * 1.2, y: top + height },
    [
      [0, lighter(cloth, -0.13)],
      [0.45, lighter(cloth, 0.02)],
      [1, lighter(cloth, -0.09)],
    ],
  )
  const [foot, belly] = [top + height, breadth * 0.3]
  context.beginPath()
  context.moveTo(x - breadth, top)
  context.lineTo(x + breadth, top)
  context.quadraticCurveTo(x + breadth + belly, top + height * 0.55, x + breadth * 1.1, foot)
  context.quadraticCurveTo(x + belly * 0.4, foot - height * 0.2, x - breadth * 1.06, foot)
  context.quadraticCurveTo(x - breadth + belly * 0.7, top + height * 0.5, x - breadth, top)
  context.fill()
  context.strokeStyle = css(lighter(cloth, -0.2), 0.5)
  context.lineWidth = 2
  for (const share of [-0.35, 0.3]) {
    context.beginPath()
    context.moveTo(x + breadth * share, top + 4)
    context.quadraticCurveTo(
      x + breadth * share + belly * 0.8,
      top + height * 0.5,
      x + breadth * share * 1.1,
      foot - height * 0.08,
    )
    context.stroke()
  }
}

/** Three-cornered sails between the foremast and the bowsprit. */
function drawJibs(context: Context, cloth: Colour): void {
  for (const [shift, lift] of [
    [0, -0.1],
    [62, -0.03],
  ] as const) {
    context.fillStyle = css(lighter(cloth, lift))
    context.beginPath()
    context.moveTo(712, 220 + shift * 1.6)
    context.quadraticCurveTo(850, 420 + shift, 945 - shift * 1.4, 640 + shift * 0.4)
    context.quadraticCurveTo(810, 600 + shift * 0.4, 716, 668)
    context.fill()
  }
}

function drawPennant(context: Context, colour: Colour, x: number, top: number): void {
  context.fillStyle = css(colour)
  context.beginPath()
  context.moveTo(x, top - 40)
  context.quadraticCurveTo(x + 34, top - 50, x + 72, top - 26)
  context.quadraticCurveTo(x + 34, top - 26, x, top - 12)
  context.fill()
  context.fillStyle = css(WOOD)
  context.fillRect(x - 3, top - 44, 6, 50)
}

/** The raised deck at the stern, with its lit cabin windows. */
function fillStern(context: Context, hull: Colour): void {
  context.fillStyle = css(lighter(hull, 0.05))
  context.beginPath()
  context.moveTo(100, DECK - 46)
  context.lineTo(248, DECK - 30)
  context.lineTo(252, DECK + 40)
  context.lineTo(116, DECK + 40)
  context.fill()
  context.fillStyle = css(oklch(0.88, 0.11, 82))
  for (const x of [136, 172, 208]) context.fillRect(x, DECK - 12, 20, 24)
}
