import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { CardMark } from '#composition/card/card-marks.ts'
import type { Card } from '#composition/card/card.ts'
import { type CardLayout, layOutCard } from '#composition/card/lay-out-card.ts'
import { seededRandom } from '#composition/seeded-random.ts'
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

export type CardDrawing = {
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
export function drawPage(
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
  paintGround(painting, ground, layout)
  for (const mark of marks) drawMark(context, mark, ground)
}

export function newCanvas(size: { width: number; height: number }): [Canvas, SKRSContext2D] {
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
