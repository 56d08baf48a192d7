import type { Context } from '../paint/canvas.ts'
import { css, lit, mix, oklch } from '../paint/colour.ts'
import type { Random } from '../paint/random.ts'
import type { Point } from '../paint/shape.ts'
import type { LayerName, Stage } from '../stage/stage.ts'

/** Trees standing along a skyline, as silhouettes in the air's colour. */
export function paintTreeLine(
  stage: Stage,
  layer: LayerName,
  line: Point[],
  options: { size: number; density: number; distance: number; kind?: 'conifer' | 'round' },
): void {
  const random = stage.random.fork(`trees ${layer} ${options.distance}`)
  const kind = options.kind ?? random.pick(['conifer', 'conifer', 'round'] as const)
  const context = stage.on(layer)
  const leaf = lit(oklch(0.4, 0.06, kind === 'conifer' ? 165 : 135), stage.palette.ambient)
  const tone = mix(mix(leaf, stage.palette.shadow, 0.4), stage.palette.haze, options.distance)
  let x = -stage.margin
  while (x < stage.width + stage.margin) {
    x += (options.size / options.density) * random.between(0.12, 0.7)
    const point = line[Math.min(line.length - 1, Math.max(0, Math.round((x + stage.margin) / 4)))]
    if (!point || random.chance(0.25)) continue
    const size = options.size * random.between(0.5, 1.2)
    context.fillStyle = css(mix(tone, stage.palette.haze, random.between(0, 0.12)))
    if (kind === 'conifer') fillConifer(context, x, point.y + size * 0.12, size, random)
    else fillRoundTree(context, x, point.y + size * 0.1, size, random)
  }
}

export function fillConifer(
  context: Context,
  x: number,
  foot: number,
  tall: number,
  random: Random,
): void {
  const half = tall * random.between(0.16, 0.24)
  const tiers = 6
  context.beginPath()
  context.moveTo(x, foot - tall)
  for (const side of [1, -1]) {
    for (let step = 1; step <= tiers; step++) {
      const tier = side === 1 ? step : tiers + 1 - step
      const y = foot - tall * (1 - tier / tiers) - tall * 0.06
      const reach = half * (tier / tiers) * random.between(0.8, 1.15)
      const inner = reach * 0.45
      if (side === 1) {
        context.lineTo(x + reach, y)
        context.lineTo(x + inner, y - tall * 0.02)
      } else {
        context.lineTo(x - inner, y - tall * 0.02)
        context.lineTo(x - reach, y)
      }
    }
  }
  context.closePath()
  context.fill()
  context.fillRect(x - tall * 0.02, foot - tall * 0.08, tall * 0.04, tall * 0.1)
}

function fillRoundTree(
  context: Context,
  x: number,
  foot: number,
  tall: number,
  random: Random,
): void {
  context.fillRect(x - tall * 0.03, foot - tall * 0.4, tall * 0.06, tall * 0.42)
  for (let index = 0; index < 9; index++) {
    const angle = random.between(0, Math.PI * 2)
    const away = random.between(0, 0.2) * tall
    context.beginPath()
    context.arc(
      x + Math.cos(angle) * away,
      foot - tall * 0.64 + Math.sin(angle) * away * 0.9,
      tall * random.between(0.12, 0.2),
      0,
      Math.PI * 2,
    )
    context.fill()
  }
}
