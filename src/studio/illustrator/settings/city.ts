import { blurInPlace } from '../paint/canvas.ts'
import { css, lit, mix, oklch } from '../paint/colour.ts'
import { linearGradient, paintGlow, verticalGradient } from '../paint/gradient.ts'
import { paintSky } from '../paint/sky.ts'
import { paintSoftly } from '../paint/soft.ts'
import type { Stage } from '../stage/stage.ts'
import { paintBokeh } from './bokeh.ts'
import type { Ground } from './ground.ts'
import { paintSkyline } from './skyline.ts'

/** The town from a roof: towers behind towers, and a parapet to stand on. */
export function paintCity(stage: Stage): Ground {
  const { height, width, margin, unit, palette } = stage
  paintSky(stage)
  const foot = height * 0.72
  paintSkyline(stage, { layer: 'far', foot, tall: height * 0.36, distance: 0.68 })
  paintSkyline(stage, { layer: 'far', foot, tall: height * 0.27, distance: 0.42 })
  paintSkyline(stage, {
    layer: 'middle',
    foot: foot + unit * 3,
    tall: height * 0.17,
    distance: 0.18,
  })
  const context = stage.on('middle')
  const top = height * 0.75
  const roof = mix(lit(oklch(0.46, 0.025, 45), palette.ambient), palette.shadow, 0.25)
  context.fillStyle = verticalGradient(context, top, height + margin, [
    [0, mix(roof, palette.haze, 0.22)],
    [0.05, roof],
    [1, mix(roof, palette.shadow, 0.75)],
  ])
  context.fillRect(-margin, top, width + 2 * margin, height + margin - top)
  context.fillStyle = css(palette.sun, 0.35 * stage.light.strength + 0.06)
  context.fillRect(-margin, top, width + 2 * margin, unit * 0.5)
  context.fillStyle = css(palette.shadow, 0.35)
  context.fillRect(-margin, top + unit * 3.2, width + 2 * margin, unit * 0.7)
  return { surface: 'land', footY: top + unit * 5.5, farY: foot }
}

/** Between two rows of houses that meet at the horizon, lamps and wet stone. */
export function paintStreet(stage: Stage): Ground {
  const { height, width, margin, unit, palette } = stage
  const random = stage.random.fork('street')
  paintSky(stage)
  const vanishing = { x: width * random.between(0.4, 0.6), y: height * 0.55 }
  paintGlow(stage.on('sky'), {
    ...vanishing,
    radius: height * 0.36,
    colour: palette.dark ? oklch(0.8, 0.12, 65) : palette.sun,
    strength: 0.6,
  })
  paintSkyline(stage, {
    layer: 'far',
    foot: vanishing.y + unit * 3,
    tall: height * 0.15,
    distance: 0.6,
  })
  const context = stage.on('middle')
  const stone = mix(lit(oklch(0.5, 0.02, 60), palette.ambient), palette.shadow, 0.2)
  context.fillStyle = verticalGradient(context, vanishing.y, height + margin, [
    [0, mix(stone, palette.haze, 0.6)],
    [0.3, stone],
    [1, mix(stone, palette.shadow, 0.7)],
  ])
  context.fillRect(-margin, vanishing.y, width + 2 * margin, height + margin - vanishing.y)
  for (const side of [-1, 1]) paintHouseRow(stage, vanishing, side)
  paintWetShine(stage, vanishing)
  paintBokeh(stage, 'middle', {
    count: palette.dark ? 38 : 12,
    top: height * 0.3,
    bottom: height * 0.6,
  })
  blurInPlace(stage.canvasOf('far'), unit * 0.6)
  return { surface: 'land', footY: height * 0.78, farY: height * 0.66 }
}

function paintHouseRow(stage: Stage, vanishing: { x: number; y: number }, side: number): void {
  const { width, height, margin, unit, palette } = stage
  const random = stage.random.fork(`houses ${side}`)
  const context = stage.on('middle')
  const edge = side < 0 ? -margin : width + margin
  const depths = [1, 0.7, 0.5, 0.36, 0.27, 0.2, 0.15]
  for (let index = depths.length - 2; index >= 0; index--) {
    const [near, far] = [depths[index]!, depths[index + 1]!]
    const xAt = (depth: number) => vanishing.x + (edge - vanishing.x) * depth
    const roofAt = (depth: number) => vanishing.y - height * (0.5 + high) * depth
    const high = random.between(0, 0.25)
    const wall = lit(
      oklch(
        random.between(0.48, 0.7),
        random.between(0.03, 0.09),
        random.pick([30, 55, 80, 20, 240]),
      ),
      palette.ambient,
    )
    const tone = mix(
      mix(wall, palette.shadow, side * (stage.light.x - width / 2) > 0 ? 0.3 : 0.12),
      palette.haze,
      0.6 * (1 - near),
    )
    context.fillStyle = linearGradient(context, { x: xAt(near), y: 0 }, { x: xAt(far), y: 0 }, [
      [0, mix(tone, palette.shadow, 0.25)],
      [1, tone],
    ])
    const footAt = (depth: number) => vanishing.y + (height * 0.8 - vanishing.y) * depth * 1.15
    context.beginPath()
    context.moveTo(xAt(near), roofAt(near))
    context.lineTo(xAt(far), roofAt(far))
    context.lineTo(xAt(far), footAt(far))
    context.lineTo(xAt(near), footAt(near))
    context.fill()
    const warm = oklch(0.88, 0.12, 75)
    for (let floor = 1; floor < 6; floor++) {
      for (const along of [0.25, 0.62]) {
        const depth = near + (far - near) * along
        const size = unit * 6 * depth
        const lightOn = random.chance(palette.dark ? 0.5 : 0.08)
        context.fillStyle = lightOn ? css(warm, 0.9) : css(palette.shadow, 0.35)
        const y = vanishing.y - (height * 0.11 * floor - height * 0.06) * depth
        if (y - size > roofAt(depth))
          context.fillRect(xAt(depth) - size * 0.35, y - size, size * 0.7, size * 1.15)
      }
    }
  }
}

function paintWetShine(stage: Stage, vanishing: { x: number; y: number }): void {
  const wet =
    stage.brief.weather === 'rain' || stage.brief.weather === 'storm' || stage.palette.dark
  const { height, width, unit, palette } = stage
  const random = stage.random.fork('wet')
  paintSoftly(stage, 'middle', { radius: unit * 0.8, blend: 'screen' }, (context) => {
    for (let index = 0; index < (wet ? 46 : 12); index++) {
      const x = vanishing.x + random.between(-1, 1) * width * 0.5
      const y = vanishing.y + random.between(0.1, 1) * (height - vanishing.y)
      const hue = random.pick([35, 60, 75, 210, 350])
      context.fillStyle = css(
        palette.dark ? oklch(0.75, 0.13, hue) : palette.haze,
        random.between(0.05, 0.2),
      )
      context.fillRect(x, y, unit * random.between(0.6, 3), unit * random.between(5, 22))
    }
  })
}
