import { captionsAt } from '#composition/captions-at.ts'
import { msOfFrame } from '#composition/frame-rate.ts'
import { motionRectangle } from '#composition/motion.ts'
import type { MeasureText } from '#composition/text-width.ts'
import { sceneAt } from '#composition/timeline.ts'
import { drawCaptions } from './captions.ts'
import { type Cut, type Layer, layersAt } from './cut.ts'
import type { PicturePool } from './picture-pool.ts'

const PENCIL_PX = 1.25

/** Draws a frame of the cut over the whole canvas, as the export would show it. */
export function drawFrame(
  context: CanvasRenderingContext2D,
  cut: Cut,
  frame: number,
  pictures: PicturePool,
  measure: MeasureText | null,
) {
  const { canvas } = context
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.imageSmoothingQuality = 'high'
  for (const layer of layersAt(cut, frame)) drawLayer(context, cut, layer, frame, pictures)
  context.globalAlpha = 1
  if (!measure) return
  context.setTransform(canvas.width / cut.width, 0, 0, canvas.height / cut.height, 0, 0)
  drawWords(context, cut, frame, measure)
}

function drawLayer(
  context: CanvasRenderingContext2D,
  cut: Cut,
  { scene, share, motion, progress }: Layer,
  frame: number,
  pictures: PicturePool,
) {
  const { width, height } = context.canvas
  const picture = pictures.drawable(scene, frame)
  context.globalAlpha = share
  if (!picture) return drawPlanned(context)
  const pictureRatio = picture.width / picture.height
  const part = motionRectangle(motion, progress, pictureRatio, cut.width / cut.height)
  context.drawImage(
    picture.drawable,
    part.x * picture.width,
    part.y * picture.height,
    part.width * picture.width,
    part.height * picture.height,
    0,
    0,
    width,
    height,
  )
}

/** What is not made yet, in blue pencil. */
function drawPlanned(context: CanvasRenderingContext2D) {
  const { width, height } = context.canvas
  const style = getComputedStyle(context.canvas)
  context.fillStyle = style.getPropertyValue('--surface')
  context.fillRect(0, 0, width, height)
  context.strokeStyle = style.getPropertyValue('--info-line')
  context.lineWidth = PENCIL_PX * devicePixelRatio
  context.strokeRect(0, 0, width, height)
  context.beginPath()
  context.moveTo(0, 0)
  context.lineTo(width, height)
  context.moveTo(width, 0)
  context.lineTo(0, height)
  context.stroke()
}

function drawWords(
  context: CanvasRenderingContext2D,
  cut: Cut,
  frame: number,
  measure: MeasureText,
) {
  const span = sceneAt(cut.timeline, frame)
  const captions = span && cut.scenes[span.index]?.captions
  if (!captions) return
  // The middle of the frame: the export's captions change on the frame nearest to a word's time.
  const shown = captionsAt(captions.pages, msOfFrame(frame + 0.5 - captions.sceneStartFrame))
  if (!shown) return
  const { look, language } = captions
  drawCaptions(context, shown.page, shown.activeWord, look, language, measure)
}
