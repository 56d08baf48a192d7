import { css, lit, mix, oklch } from '../paint/colour.ts'
import { verticalGradient } from '../paint/gradient.ts'
import type { LayerName, Stage } from '../stage/stage.ts'

/** A row of buildings standing on `foot`, with lit windows when it is dark. */
export function paintSkyline(
  stage: Stage,
  {
    layer,
    foot,
    tall,
    distance,
  }: { layer: LayerName; foot: number; tall: number; distance: number },
): void {
  const { width, margin, palette, unit, height } = stage
  const random = stage.random.fork(`skyline ${layer} ${distance}`)
  const context = stage.on(layer)
  let x = -margin
  while (x < width + margin) {
    const wide = unit * random.between(6, 15) * (1.25 - distance * 0.6)
    const high = tall * random.between(0.35, 1) * (random.chance(0.18) ? 1.3 : 1)
    const wall = oklch(random.between(0.42, 0.62), 0.03, random.pick([30, 60, 230, 260, 280]))
    const tone = mix(mix(lit(wall, palette.ambient), palette.shadow, 0.3), palette.haze, distance)
    context.fillStyle = verticalGradient(context, foot - high, foot, [
      [0, mix(tone, palette.shadow, 0.12)],
      [1, mix(tone, palette.haze, 0.3)],
    ])
    context.fillRect(x, foot - high, wide, height + margin - foot + high)
    const lightSide = stage.light.x < x ? x : x + wide * 0.78
    context.fillStyle = css(palette.sun, 0.16 * stage.light.strength * (1 - distance))
    context.fillRect(lightSide, foot - high, wide * 0.22, high)
    if (random.chance(0.3))
      context.fillRect(x + wide * 0.46, foot - high * 1.14, unit * 0.4, high * 0.14)
    paintWindows(stage, context, random.fork(`windows ${Math.round(x + margin)}`), {
      x,
      top: foot - high,
      wide,
      high,
      distance,
    })
    x += wide + unit * random.between(-0.5, 2.4)
  }
}

function paintWindows(
  stage: Stage,
  context: { fillStyle: unknown; fillRect(x: number, y: number, w: number, h: number): void },
  random: Stage['random'],
  {
    x,
    top,
    wide,
    high,
    distance,
  }: { x: number; top: number; wide: number; high: number; distance: number },
): void {
  const { palette, unit } = stage
  const [stepX, stepY] = [unit * 1.9, unit * 2.7]
  const litShare = palette.dark ? random.between(0.25, 0.6) : 0.06
  const glow = random.pick([oklch(0.9, 0.11, 85), oklch(0.87, 0.1, 70), oklch(0.93, 0.04, 220)])
  for (let y = top + unit * 2; y < top + high - unit * 2; y += stepY) {
    for (let across = x + unit; across < x + wide - unit * 1.4; across += stepX) {
      const on = random.chance(litShare)
      context.fillStyle = on
        ? css(glow, 0.85 * (1 - distance * 0.6))
        : css(palette.shadow, 0.22 * (1 - distance))
      context.fillRect(across, y, unit * 0.95, unit * 1.45)
    }
  }
}
