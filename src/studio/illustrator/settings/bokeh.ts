import { css, oklch, type Colour } from '../paint/colour.ts'
import type { LayerName, Stage } from '../stage/stage.ts'

/** Lights so far out of focus that they are discs. */
export function paintBokeh(
  stage: Stage,
  layer: LayerName,
  {
    count,
    top,
    bottom,
    hues,
    size = 1,
  }: { count: number; top: number; bottom: number; hues?: number[]; size?: number },
): void {
  const { width, margin, unit } = stage
  const random = stage.random.fork(`bokeh ${layer}`)
  const context = stage.on(layer)
  const palette =
    hues ??
    random.pick([
      [40, 60, 75],
      [30, 60, 210, 260],
      [350, 40, 200],
      [75, 85, 60],
    ])
  context.save()
  context.globalCompositeOperation = 'screen'
  for (let index = 0; index < count; index++) {
    const radius = unit * random.between(1, 4.6) * size
    const x = random.between(-margin, width + margin)
    const y = random.between(top, bottom)
    const colour: Colour = oklch(
      random.between(0.6, 0.85),
      random.between(0.06, 0.16),
      random.pick(palette),
    )
    const alpha = random.between(0.12, 0.55)
    const disc = context.createRadialGradient(x, y, 0, x, y, radius)
    disc.addColorStop(0, css(colour, alpha * 0.7))
    disc.addColorStop(0.8, css(colour, alpha * 0.85))
    disc.addColorStop(0.94, css(colour, alpha))
    disc.addColorStop(1, css(colour, 0))
    context.fillStyle = disc
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }
  context.restore()
}
