import type { LayerName, Stage } from '../stage/stage.ts'
import { blurred, type Context, newCanvas } from './canvas.ts'

/** Soft shapes need no detail: they are painted at a quarter of the size and enlarged. */
const SHRINK = 4

/**
 * Paints something out of focus onto a layer, blurred once as a whole. Coordinates are the stage's own.
 * Radius in pixels of the frame.
 */
export function paintSoftly(
  stage: Stage,
  layer: LayerName,
  { radius, blend }: { radius: number; blend: 'screen' | 'soft-light' | 'source-over' },
  draw: (context: Context) => void,
): void {
  const { width, height, margin } = stage
  const [across, down] = [width + 2 * margin, height + 2 * margin]
  const small = newCanvas(across / SHRINK, down / SHRINK)
  const context = small.getContext('2d')
  context.scale(small.width / across, small.height / down)
  context.translate(margin, margin)
  draw(context)
  const target = stage.on(layer)
  target.save()
  target.globalCompositeOperation = blend
  target.drawImage(blurred(small, radius / SHRINK), -margin, -margin, across, down)
  target.restore()
}
