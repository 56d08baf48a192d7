import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Card } from '#composition/card/card.ts'
import type { CardMark } from '#composition/card/card-marks.ts'
import { standingMarks } from '#composition/card/card-parts.ts'
import type { Told } from '#composition/card/choose-card.ts'
import { type CardLayout, layOutCard } from '#composition/card/lay-out-card.ts'
import { layOutPages } from '#composition/card/lay-out-pages.ts'
import { seededRandom } from '#composition/seeded-random.ts'
import { type CardPages, SHEET_ROWS } from '#contract/asset.ts'
import type { AspectRatio, ImageStyle } from '#contract/options.ts'
import { cardMeasure, registerCardFaces, useFace } from './card-faces.ts'
import { drawMark } from './draw-marks.ts'
import { type GroundPainting, isWide } from './ground.ts'
import { paintHeightLines } from './grounds/height-lines.ts'
import { paintHorizon } from './grounds/horizon.ts'
import { paintLens } from './grounds/lens.ts'
import { paintPrint } from './grounds/print.ts'
import { paintSheet } from './grounds/sheet.ts'
import { type Ground, groundOf } from './palettes.ts'
import { seedOf } from './seeds.ts'

type CardDrawing = {
  card: Card
  style: ImageStyle
  aspectRatio: AspectRatio
  /** The video's own: the same palette and kind of form on all its cards. */
  video: number
  /** Which scene of the video; no two next to each other look the same. */
  scene: number
}

type PageDrawing = Omit<CardDrawing, 'card' | 'aspectRatio'> & { layout: CardLayout }

/** Sets a card in type on the ground of its look; the same drawing gives the same pixels. */
export function drawCard({ card, style, aspectRatio, ...seeds }: CardDrawing): Canvas {
  registerCardFaces()
  const layout = layOutCard(card, { style, aspectRatio }, cardMeasure())
  const [canvas, context] = newCanvas(layout.frame)
  drawPage(context, { layout, style, ...seeds }, layout.marks)
  return canvas
}

/** Draws a page of a card with some of its marks into a context, from its corner on. */
function drawPage(
  context: SKRSContext2D,
  { layout, style, video, scene }: PageDrawing,
  marks: CardMark[],
): void {
  const ground = groundOf(style, video, scene)
  const painting: GroundPainting = {
    context,
    frame: layout.frame,
    random: seededRandom(seedOf(style, video, scene)),
    kind: seedOf(style, video, 'kind'),
    video,
    scene,
    isBare: layout.isQuestion || layout.place !== null,
  }
  context.save()
  if (layout.isRightToLeft) {
    context.translate(layout.frame.width, 0)
    context.scale(-1, 1)
  }
  paintGround(painting, ground, layout)
  context.restore()
  for (const mark of marks) drawMark(context, mark, ground, layout.isRightToLeft)
}

function newCanvas(size: { width: number; height: number }): [Canvas, SKRSContext2D] {
  const canvas = createCanvas(size.width, size.height)
  return [canvas, canvas.getContext('2d')]
}

function paintGround(painting: GroundPainting, ground: Ground, { place, isQuestion }: CardLayout) {
  switch (ground.look) {
    case 'AUTO':
      paintSheet(painting, ground)
      break
    case 'GENERAL':
      paintHorizon(painting, ground, place !== null)
      break
    case 'REALISTIC':
      paintLens(painting, ground)
      break
    case 'DESIGN':
      paintPrint(painting, ground)
  }
  if (place !== null) paintHeightLines(painting, ground, place)
  if (isQuestion) drawQuestionMark(painting, ground)
}

/** Tone on tone, nearly as high as the frame: the one form that type may stand on. */
function drawQuestionMark({ context, frame }: GroundPainting, ground: Ground): void {
  const size = frame.height * (isWide(frame) ? 1.25 : 0.96)
  context.save()
  setTone(context, ground)
  useFace(context, { weight: 900, cut: 125, tracking: 0, script: 'latin' }, size)
  context.textAlign = 'right'
  const top = frame.height * (isWide(frame) ? -0.06 : 0.1)
  context.fillText('?', frame.width * (isWide(frame) ? 1 : 1.16), top + size * 0.76)
  context.restore()
}

function setTone(context: SKRSContext2D, ground: Ground): void {
  if (ground.look === 'AUTO') {
    context.fillStyle = ground.under
    return
  }
  context.fillStyle = ground.look === 'REALISTIC' ? ground.accent : ground.text
  context.globalAlpha = ground.look === 'GENERAL' ? 0.1 : 0.12
}

type PagesDrawing = Omit<CardDrawing, 'card'> & { text: string; told: Told }

/** A scene's text set in type: its first page whole, and the sheet from which its pages are shown in time. */
export function drawPages({ text, told, style, aspectRatio, ...seeds }: PagesDrawing): {
  first: Canvas
  sheet: Canvas
  pages: CardPages
} {
  registerCardFaces()
  const { layouts, pages } = layOutPages(text, told, { style, aspectRatio }, cardMeasure())
  const cells = layouts.flatMap((layout, page) => {
    const [canvas, context] = newCanvas(layout.frame)
    drawPage(context, { layout, style, ...seeds }, standingMarks(layout.marks))
    const [full, fullContext] = newCanvas(layout.frame)
    drawPage(fullContext, { layout, style, ...seeds }, layout.marks)
    return [canvas, full].map((drawn, side) => ({
      drawn,
      x: (2 * Math.floor(page / SHEET_ROWS) + side) * layout.frame.width,
      y: (page % SHEET_ROWS) * layout.frame.height,
    }))
  })
  const [sheet, onSheet] = newCanvas({
    width: Math.max(...cells.map(({ drawn, x }) => x + drawn.width)),
    height: Math.max(...cells.map(({ drawn, y }) => y + drawn.height)),
  })
  for (const { drawn, x, y } of cells) onSheet.drawImage(drawn, x, y)
  return { first: (cells[1] as (typeof cells)[0]).drawn, sheet, pages }
}
