import { css, mix, saturated, oklch } from '../paint/colour.ts'
import { verticalGradient } from '../paint/gradient.ts'
import type { LayerName, Stage } from '../stage/stage.ts'

/** A sheet of water from `top` down to `bottom`, mirroring the sky, with the light's path on it. */
export function paintWater(stage: Stage, layer: LayerName, top: number, bottom: number): void {
  const { width, margin, palette } = stage
  const context = stage.on(layer)
  const deep = mix(mix(palette.sky.top, oklch(0.3, 0.07, 232), 0.45), palette.shadow, 0.35)
  context.fillStyle = verticalGradient(context, top, bottom, [
    [0, mix(palette.sky.low, palette.haze, 0.4)],
    [0.16, mix(palette.sky.middle, deep, 0.3)],
    [0.55, mix(palette.sky.middle, deep, 0.75)],
    [1, deep],
  ])
  context.fillRect(-margin, top, width + 2 * margin, bottom - top)
  paintRipples(stage, layer, top, bottom)
  paintLightPath(stage, layer, top, bottom)
  stage.sway[layer] = 'water'
}

/** Bands of light and dark, larger and sparser towards the eye. */
function paintRipples(stage: Stage, layer: LayerName, top: number, bottom: number): void {
  const context = stage.on(layer)
  const random = stage.random.fork('ripples')
  const bright = saturated(mix(stage.palette.sky.low, stage.palette.sun, 0.25), 0.8)
  for (let index = 0; index < 620; index++) {
    const near = random.between(0, 1) ** 1.25
    const y = top + (bottom - top) * near
    const length = stage.unit * (1.4 + near * 22) * random.between(0.4, 1.4)
    const thick = stage.unit * (0.1 + near * 1.1) * random.between(0.4, 1)
    const light = random.chance(0.5)
    context.fillStyle = light
      ? css(bright, random.between(0.04, 0.17) * (1 - near * 0.55))
      : css(stage.palette.shadow, random.between(0.03, 0.13))
    lens(context, random.between(-stage.margin, stage.width + stage.margin), y, length, thick)
  }
}

function paintLightPath(stage: Stage, layer: LayerName, top: number, bottom: number): void {
  const { light, brief } = stage
  if (brief.weather === 'rain' || brief.weather === 'storm') return
  const context = stage.on(layer)
  const random = stage.random.fork('light path')
  const strength = brief.time === 'day' ? 0.35 : 0.9 * light.strength + 0.1
  context.save()
  context.globalCompositeOperation = 'screen'
  for (let index = 0; index < 420; index++) {
    const near = random.between(0, 1) ** 1.5
    const spread = stage.unit * (3 + near * 15)
    const offset = (random.between(-1, 1) + random.between(-1, 1)) / 1.6
    context.fillStyle = css(light.colour, random.between(0.12, 0.7) * strength * (1 - near * 0.75))
    lens(
      context,
      light.x + offset * spread,
      top + (bottom - top) * near,
      stage.unit * (0.8 + near * 9) * random.between(0.3, 1),
      stage.unit * (0.12 + near * 0.7) * random.between(0.5, 1),
    )
  }
  context.restore()
}

/** A thin lens, as the crest of a wave looks from the shore. */
export function lens(
  context: { beginPath(): void; ellipse: CanvasEllipse; fill(): void },
  x: number,
  y: number,
  length: number,
  thickness: number,
): void {
  context.beginPath()
  context.ellipse(x, y, length / 2, Math.max(0.4, thickness / 2), 0, 0, Math.PI * 2)
  context.fill()
}

type CanvasEllipse = (
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  rotation: number,
  startAngle: number,
  endAngle: number,
) => void
