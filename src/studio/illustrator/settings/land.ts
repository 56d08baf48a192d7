import { css, lit, mix, oklch } from '../paint/colour.ts'
import { verticalGradient } from '../paint/gradient.ts'
import { fractal, valueNoise } from '../paint/noise.ts'
import { fillBelow, type Point } from '../paint/shape.ts'
import type { LayerName, Stage } from '../stage/stage.ts'

export type LandKind = 'grass' | 'meadow' | 'snow' | 'sand' | 'earth' | 'asphalt' | 'wheat'

const SURFACES = {
  grass: oklch(0.56, 0.1, 132),
  meadow: oklch(0.66, 0.13, 125),
  wheat: oklch(0.76, 0.11, 88),
  snow: oklch(0.95, 0.012, 250),
  sand: oklch(0.8, 0.085, 72),
  earth: oklch(0.5, 0.055, 60),
  asphalt: oklch(0.42, 0.012, 260),
} satisfies Record<LandKind, unknown>

/** Near ground from `top` down: lit at its crest, dark at the eye, with blades, grains or drifts. */
export function paintLand(
  stage: Stage,
  { layer, top, kind, wave }: { layer: LayerName; top: number; kind: LandKind; wave: number },
): Point[] {
  const { width, height, margin, unit, palette } = stage
  const random = stage.random.fork(`land ${layer} ${Math.round(top)}`)
  const noise = fractal(valueNoise(random), 3)
  const line: Point[] = []
  for (let x = -margin; x <= width + margin; x += 4) {
    line.push({ x, y: top + (noise(x / (unit * 60), 1) - 0.5) * wave * unit })
  }
  const surface = lit(SURFACES[kind], palette.ambient)
  const context = stage.on(layer)
  context.fillStyle = verticalGradient(context, top - wave * unit * 0.5, height + margin, [
    [0, mix(mix(surface, palette.haze, 0.25), palette.sun, 0.22 * stage.light.strength)],
    [0.3, mix(surface, palette.shadow, 0.14)],
    [1, mix(surface, palette.shadow, kind === 'snow' ? 0.35 : 0.6)],
  ])
  fillBelow(context, line, height + margin)
  if (kind === 'grass' || kind === 'meadow' || kind === 'wheat') {
    paintBlades(stage, layer, top, SURFACES[kind])
  } else paintGrain(stage, layer, top)
  return line
}

/** Tufts of grass, taller towards the eye. */
function paintBlades(
  stage: Stage,
  layer: LayerName,
  top: number,
  surface: { l: number; a: number; b: number },
): void {
  const { width, height, margin, unit, palette } = stage
  const context = stage.on(layer)
  const random = stage.random.fork(`blades ${layer} ${Math.round(top)}`)
  const base = lit(surface, palette.ambient)
  context.lineCap = 'round'
  for (let index = 0; index < 1500; index++) {
    const near = (index / 1500) ** 1.1
    const y = top + unit * 2 + (height + margin - top) * near
    const x = random.between(-margin, width + margin)
    const tall = unit * (0.7 + near * 4.2) * random.between(0.5, 1.2)
    const lean = random.between(-0.4, 0.4) * tall
    const bright = random.chance(0.35)
    context.strokeStyle = css(
      bright
        ? mix(base, palette.sun, 0.3 * stage.light.strength)
        : mix(base, palette.shadow, 0.25 + near * 0.45),
      bright ? 0.4 : 0.5,
    )
    context.lineWidth = unit * (0.1 + near * 0.24)
    context.beginPath()
    context.moveTo(x, y)
    context.quadraticCurveTo(x + lean * 0.2, y - tall * 0.6, x + lean, y - tall)
    context.stroke()
  }
}

function paintGrain(stage: Stage, layer: LayerName, top: number): void {
  const { width, height, margin, unit, palette } = stage
  const context = stage.on(layer)
  const random = stage.random.fork(`grains ${layer} ${Math.round(top)}`)
  for (let index = 0; index < 700; index++) {
    const near = random.between(0, 1) ** 0.9
    const size = unit * (0.1 + near * 0.5)
    context.fillStyle = css(
      random.chance(0.55) ? palette.shadow : palette.sun,
      random.between(0.02, 0.1),
    )
    context.beginPath()
    context.ellipse(
      random.between(-margin, width + margin),
      top + unit * 3 + near * (height - top),
      size * 2.6,
      size * 0.6,
      0,
      0,
      Math.PI * 2,
    )
    context.fill()
  }
}
