import { captionBox } from '#composition/caption-box.ts'
import type { CaptionPage } from '#composition/caption-layout.ts'
import { BOX_PADDING, type CaptionLine, type CaptionWord } from '#composition/caption-layout.ts'
import type { CaptionLook } from '#composition/caption-look.ts'
import { scriptRuns } from '#composition/caption-script.ts'
import type { MeasureText } from '#composition/text-width.ts'
import { canvasFont } from './caption-faces.ts'

type Painter = {
  context: CanvasRenderingContext2D
  look: CaptionLook
  language: string
  emPx: number
  measure: MeasureText
}

/**
 * Draws a page as libass does in the export: boxes, then outlines with their shadow, then the letters.
 * The context is scaled so that its units are pixels of the export.
 */
export function drawCaptions(
  context: CanvasRenderingContext2D,
  page: CaptionPage,
  activeWord: CaptionWord | null,
  look: CaptionLook,
  language: string,
  measure: MeasureText,
) {
  const painter = { context, look, language, emPx: page.emPx, measure }
  context.save()
  context.textBaseline = 'alphabetic'
  context.textAlign = 'left'
  context.lineJoin = 'round'
  context.textRendering = 'geometricPrecision'
  for (const line of page.lines) drawLine(painter, line, activeWord)
  context.restore()
}

function drawLine(painter: Painter, line: CaptionLine, activeWord: CaptionWord | null) {
  const { look } = painter
  // Each word is drawn by itself: a full stop stands on the side where its line ends.
  painter.context.direction = line.rightToLeft ? 'rtl' : 'ltr'
  if (look.lineBox) fillBox(painter, line, line, BOX_PADDING.line, look.lineBox)
  const isBoxed = (word: CaptionWord) => look.wordBox !== null && word === activeWord
  for (const word of line.words) {
    if (isBoxed(word)) fillBox(painter, word, line, BOX_PADDING.word, look.wordBox ?? '')
    else outlineWord(painter, word, line)
  }
  for (const word of line.words) {
    painter.context.fillStyle = word === activeWord ? look.activeColour : look.colour
    drawWord(painter, word, line, (text, x, y) => painter.context.fillText(text, x, y))
  }
}

function fillBox(
  { context, emPx }: Painter,
  span: { left: number; width: number },
  line: CaptionLine,
  padding: number,
  colour: string,
) {
  const { x, y, width, height, radius } = captionBox(span, line, padding, emPx)
  context.fillStyle = colour
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fill()
}

/** The outline lies outside of the letters, so it is drawn twice as wide below them. */
function outlineWord(painter: Painter, word: CaptionWord, line: CaptionLine) {
  const { context, look, emPx } = painter
  if (!look.outline) return
  context.save()
  context.strokeStyle = look.outline.colour
  context.lineWidth = 2 * look.outline.width * emPx
  if (look.shadow) castShadow(context, look.shadow, emPx)
  drawWord(painter, word, line, (text, x, y) => context.strokeText(text, x, y))
  context.restore()
}

/** A canvas does not scale shadows with the rest. */
function castShadow(
  context: CanvasRenderingContext2D,
  { offset, opacity, blur }: NonNullable<CaptionLook['shadow']>,
  emPx: number,
) {
  const devicePx = emPx * context.getTransform().a
  context.shadowColor = `rgb(0 0 0 / ${opacity})`
  context.shadowOffsetX = offset * devicePx
  context.shadowOffsetY = offset * devicePx
  context.shadowBlur = blur * devicePx * 0.4
}

function drawWord(
  { context, look, language, emPx, measure }: Painter,
  word: CaptionWord,
  line: CaptionLine,
  draw: (text: string, x: number, y: number) => void,
) {
  let x = word.left
  for (const { text, family } of scriptRuns(word.text, language)) {
    const font = { family, weight: look.weight }
    context.font = canvasFont(font, emPx)
    draw(text, x, line.baseline)
    x += measure(text, font) * emPx
  }
}
