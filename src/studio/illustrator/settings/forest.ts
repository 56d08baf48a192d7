import { css, lit, mix, oklch } from '../paint/colour.ts'
import { linearGradient, paintGlow, verticalGradient } from '../paint/gradient.ts'
import { paintSoftly } from '../paint/soft.ts'
import type { LayerName, Stage } from '../stage/stage.ts'
import { paintSky } from '../paint/sky.ts'
import type { Ground } from './ground.ts'
import { paintLand } from './land.ts'
import { fillConifer } from './trees.ts'

/** Trunks behind trunks with light between them, a clearing in the middle. */
export function paintForest(stage: Stage): Ground {
  const { height, width, light, palette } = stage
  paintSky(stage, { body: false, clouds: 0 })
  const context = stage.on('sky')
  context.fillStyle = verticalGradient(context, 0, height, [
    [0, mix(palette.haze, oklch(0.6, 0.08, 140), 0.4), 0.6],
    [0.6, mix(palette.haze, palette.sun, 0.5), 0.9],
    [1, palette.shadow],
  ])
  context.fillRect(
    -stage.margin,
    -stage.margin,
    width + 2 * stage.margin,
    height + 2 * stage.margin,
  )
  paintGlow(context, {
    x: light.x,
    y: height * 0.36,
    radius: height * 0.5,
    colour: palette.sun,
    strength: 0.75 * (0.3 + light.strength),
  })
  paintTrunks(stage, 'far', { count: 26, thick: 2.2, distance: 0.72, foot: height * 0.62 })
  paintTrunks(stage, 'far', { count: 16, thick: 3.6, distance: 0.48, foot: height * 0.66 })
  const top = height * 0.66
  paintLand(stage, { layer: 'middle', top, kind: 'grass', wave: 6 })
  paintTrunks(stage, 'middle', { count: 7, thick: 6.5, distance: 0.22, foot: height * 0.72 })
  paintShafts(stage)
  stage.sway.near = 'foliage'
  return { surface: 'land', footY: height * 0.79, farY: height * 0.7 }
}

function paintTrunks(
  stage: Stage,
  layer: LayerName,
  {
    count,
    thick,
    distance,
    foot,
  }: { count: number; thick: number; distance: number; foot: number },
): void {
  const { width, height, margin, unit, palette } = stage
  const random = stage.random.fork(`trunks ${distance}`)
  const context = stage.on(layer)
  const bark = mix(
    mix(lit(oklch(0.34, 0.03, 60), palette.ambient), palette.shadow, 0.4),
    palette.haze,
    distance,
  )
  for (let index = 0; index < count; index++) {
    const slot = (index + random.between(0.1, 0.9)) / count
    const clear = distance < 0.4 && Math.abs(slot - 0.5) < 0.2
    if (clear) continue
    const x = -margin + slot * (width + 2 * margin)
    const base = foot + random.between(-1.5, 3) * unit
    if (random.chance(0.35)) {
      context.fillStyle = css(bark)
      fillConifer(context, x, base, height * random.between(0.3, 0.62), random)
      continue
    }
    const half = (unit * thick * random.between(0.55, 1.2)) / 2
    const lean = random.between(-3, 3) * unit
    context.fillStyle = linearGradient(context, { x: x - half, y: 0 }, { x: x + half, y: 0 }, [
      [0, mix(bark, palette.sun, stage.light.x < x ? 0.22 * stage.light.strength : 0)],
      [0.4, bark],
      [1, mix(bark, stage.light.x < x ? palette.shadow : palette.sun, 0.22)],
    ])
    context.beginPath()
    context.moveTo(x - half * 1.5, base)
    context.quadraticCurveTo(x - half * 0.9, base - 8 * unit, x - half * 0.75 + lean, -margin)
    context.lineTo(x + half * 0.75 + lean, -margin)
    context.quadraticCurveTo(x + half * 0.9, base - 8 * unit, x + half * 1.5, base)
    context.fill()
  }
}

function paintShafts(stage: Stage): void {
  const { width, height, light, palette, unit } = stage
  const random = stage.random.fork('shafts')
  const toward = light.x < width / 2 ? 1 : -1
  paintSoftly(stage, 'middle', { radius: unit * 1.6, blend: 'screen' }, (context) => {
    for (let index = 0; index < 6; index++) {
      const x = light.x + toward * unit * (index * 15 - 22) + random.between(-5, 5) * unit
      const spread = unit * random.between(3, 9)
      context.fillStyle = verticalGradient(context, 0, height * 0.82, [
        [0, palette.sun, 0.34 * (0.25 + light.strength)],
        [1, palette.sun, 0],
      ])
      context.beginPath()
      context.moveTo(x - spread * 0.4, -stage.margin)
      context.lineTo(x + spread * 0.4, -stage.margin)
      context.lineTo(x + toward * unit * 34 + spread, height * 0.85)
      context.lineTo(x + toward * unit * 34 - spread, height * 0.85)
      context.fill()
    }
  })
}
