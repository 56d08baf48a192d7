import { type Canvas, createCanvas, type Image, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import {
  type FitRequest,
  type FittedText,
  fitText,
  type MeasureCard,
} from '#composition/card/fit-text.ts'
import { SHARE_PICTURE } from '#contract/public-page.ts'
import { cardMeasure, useFace } from '../card/card-faces.ts'

export type SharePicture = {
  title: string
  description: string
  /** Six upright frames of the studio. */
  frames: Image[]
}

/** The site's light theme (src/web/styles/tokens.css), which has no colours outside a browser. */
const PAPER = '#f4f4f4'
const STAGE = '#d9d9d9'
const LINE = '#b9b9b9'
const INK = '#161616'
const MUTED = '#4a4a4a'
const WAX = '#fad42a'

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE
const MARGIN = 72
const STRIP_X = 812
const FRAME = { width: 164, height: 292, gap: 12 }
const COLUMN = { width: STRIP_X - 2 * MARGIN + 16, top: 168, height: HEIGHT - 168 - MARGIN }
const SPACE_BETWEEN = 28
const CAP_MIDDLE = 0.36
/** The frame that is chosen, as on the landing page. */
const CHOSEN = 2

const TITLE: FitRequest = {
  maxWidth: COLUMN.width,
  maxHeight: 250,
  min: 38,
  max: 92,
  maxLines: 4,
  weight: 620,
  cuts: [112.5],
  tracking: -0.028,
  leading: 'display',
  marksKey: false,
}
const DESCRIPTION: FitRequest = {
  ...TITLE,
  maxHeight: 120,
  min: 22,
  max: 28,
  maxLines: 4,
  weight: 400,
  cuts: [100],
  tracking: 0,
  leading: 1.36,
}

let measure: MeasureCard | null = null

/** What a messenger shows of a page: its title beside frames on a light table. `registerCardFaces` comes before. */
export function drawSharePicture({ title, description, frames }: SharePicture): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  context.fillStyle = PAPER
  context.fillRect(0, 0, WIDTH, HEIGHT)
  drawStrip(context, frames)
  drawLogo(context)

  measure ??= cardMeasure()
  const heading = fitTitle(title.split('\n'), measure)
  const text = fitText(description, DESCRIPTION, measure)
  const height = heading.reduce((sum, line) => sum + line.height, SPACE_BETWEEN + text.height)
  let top = COLUMN.top + Math.max(0, (COLUMN.height - height) / 2)
  for (const line of heading) {
    drawText(context, line, { top, color: INK })
    top += line.height
  }
  drawText(context, text, { top: top + SPACE_BETWEEN, color: MUTED })
  return canvas
}

/** A title's own lines stay lines, all of one size. */
function fitTitle(lines: string[], widths: MeasureCard): FittedText[] {
  const request = { ...TITLE, maxHeight: TITLE.maxHeight / lines.length }
  const sizes = lines.map((line) => fitText(line, request, widths).size)
  return lines.map((line) => fitText(line, { ...request, max: Math.min(...sizes) }, widths))
}

function drawText(
  context: SKRSContext2D,
  { lines, face, size, lineHeight }: FittedText,
  { top, color }: { top: number; color: string },
): void {
  useFace(context, face, size)
  context.fillStyle = color
  for (const [index, line] of lines.entries()) {
    const words = line
      .map((unit) => unit.text)
      .join(line[0]?.isSpaced ? ' ' : '')
      .trim()
    context.fillText(words, MARGIN, top + (index + 0.5) * size * lineHeight + CAP_MIDDLE * size)
  }
}

/** Two columns of frames that go on beyond the picture. */
function drawStrip(context: SKRSContext2D, frames: Image[]): void {
  context.fillStyle = STAGE
  context.fillRect(STRIP_X, 0, WIDTH - STRIP_X, HEIGHT)
  context.fillStyle = LINE
  context.fillRect(STRIP_X, 0, 1, HEIGHT)
  const { width, height } = FRAME
  for (const [index, frame] of frames.entries()) {
    const { x, y } = placeOf(index)
    context.drawImage(frame, x, y, width, height)
    context.strokeStyle = 'rgb(0 0 0 / 14%)'
    context.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1)
  }
  circle(context, placeOf(CHOSEN))
}

function placeOf(index: number): { x: number; y: number } {
  const { width, height, gap } = FRAME
  const left = STRIP_X + (WIDTH - STRIP_X - 2 * width - gap) / 2
  const isLeft = index % 2 === 0
  return {
    x: left + (isLeft ? 0 : width + gap),
    y: Math.floor(index / 2) * (height + gap) + (isLeft ? 24 : -70),
  }
}

/** The wax pencil of src/web/features/landing/hero/hero.tsx around a frame, on its board of 118 by 200. */
function circle(context: SKRSContext2D, { x, y }: { x: number; y: number }): void {
  context.save()
  context.translate(x - FRAME.width * 0.1, y - FRAME.height * 0.04)
  context.scale((FRAME.width * 1.2) / 118, (FRAME.height * 1.08) / 200)
  context.strokeStyle = WAX
  context.lineWidth = 3.5
  context.lineCap = 'round'
  context.stroke(
    new Path2D(
      'M30 14C60 0 102 8 112 46c11 40 7 102-15 132-17 21-55 19-73-5C6 147 7 70 19 35 26 17 42 7 66 9',
    ),
  )
  context.restore()
}

/** The mark of src/web/ui/logo.tsx and the name. */
function drawLogo(context: SKRSContext2D): void {
  context.save()
  context.translate(MARGIN, 64)
  context.scale(2, 2)
  context.fillStyle = WAX
  context.fillRect(4.5, 8.75, 10.25, 11)
  context.strokeStyle = INK
  context.lineWidth = 1.75
  context.strokeRect(1.75, 8.75, 20.5, 11)
  context.strokeRect(4.5, 2.25, 10.25, 19.5)
  context.restore()
  useFace(context, { weight: 650, cut: 112.5, tracking: -0.025, script: 'latin' }, 34)
  context.fillStyle = INK
  context.fillText('Reelwright', MARGIN + 62, 101)
}
