import { isolated } from '../paint/canvas.ts'
import { css, lighter, lit, mix, oklch, type Colour } from '../paint/colour.ts'
import { linearGradient, paintGlow, verticalGradient } from '../paint/gradient.ts'
import { paintSoftly } from '../paint/soft.ts'
import type { Stage } from '../stage/stage.ts'
import type { Ground } from './ground.ts'

/** A photographer's sweep with plain bodies on it: an arch, a disc, a pedestal, a leaf's shadow. */
export function paintStudio(stage: Stage): Ground {
  const { width, height, margin, unit, light, palette } = stage
  const random = stage.cast.fork('studio')
  const hue = random.pick([30, 50, 80, 150, 195, 230, 265, 300, 345])
  const tone = oklch(random.between(0.62, 0.84), random.between(0.05, 0.1), hue)
  const glow = palette.dark ? oklch(0.62, 0.03, hue) : oklch(0.97, 0.02, 85)
  const wall = lit(tone, glow)
  const context = stage.on('sky')
  context.fillStyle = linearGradient(
    context,
    { x: light.x, y: 0 },
    { x: width - light.x, y: height },
    [
      [0, lighter(wall, 0.09)],
      [0.5, wall],
      [1, lighter(wall, -0.14)],
    ],
  )
  context.fillRect(-margin, -margin, width + 2 * margin, height + 2 * margin)
  paintGlow(context, {
    x: width / 2,
    y: height * 0.42,
    radius: height * 0.45,
    colour: lighter(wall, 0.18),
    strength: 0.6,
  })
  const centre = width * (0.5 + random.between(-0.05, 0.05))
  paintBackShape(stage, centre, wall, hue)
  const floor = height * 0.66
  const middle = stage.on('middle')
  middle.fillStyle = verticalGradient(middle, floor, height + margin, [
    [0, lighter(wall, 0.03)],
    [0.12, lighter(wall, 0.06)],
    [1, lighter(wall, -0.2)],
  ])
  middle.fillRect(-margin, floor, width + 2 * margin, height + margin - floor)
  paintPedestal(stage, centre, height * 0.72, wall, hue)
  paintWindowShadow(stage)
  return { surface: 'table', footY: height * 0.725, farY: floor + unit * 2 }
}

function paintBackShape(stage: Stage, centre: number, wall: Colour, hue: number): void {
  const { height, unit } = stage
  const random = stage.random.fork('back shape')
  const context = stage.on('far')
  const colour = lighter(mix(wall, oklch(0.7, 0.11, hue + random.pick([40, -40, 150])), 0.6), 0.04)
  const half = unit * random.between(30, 38)
  const top = height * 0.66 - half * random.between(1.9, 2.3)
  isolated(context, () => {
    context.shadowColor = css(lighter(wall, -0.4), 0.5)
    context.shadowBlur = unit * 5
    context.shadowOffsetX = Math.sign(stage.width / 2 - stage.light.x) * unit * 2.5
    context.fillStyle = linearGradient(
      context,
      { x: centre - half, y: top },
      { x: centre + half, y: height * 0.66 },
      [
        [0, lighter(colour, 0.06)],
        [1, lighter(colour, -0.07)],
      ],
    )
    context.beginPath()
    if (random.chance(0.5))
      context.arc(centre, height * 0.66 - half * 0.95, half * 1.05, 0, Math.PI * 2)
    else
      context.roundRect(centre - half, top, half * 2, height * 0.66 - top + unit, [
        half,
        half,
        0,
        0,
      ])
    context.fill()
  })
}

function paintPedestal(stage: Stage, centre: number, top: number, wall: Colour, hue: number): void {
  const { unit, height, palette } = stage
  const context = stage.on('middle')
  const body = lighter(mix(wall, oklch(0.75, 0.08, hue + 25), 0.45), 0.02)
  const half = unit * 36
  const deep = height * 0.085
  isolated(context, () => {
    context.filter = `blur(${unit * 1.6}px)`
    context.fillStyle = css(palette.shadow, 0.32)
    context.beginPath()
    context.ellipse(
      centre + Math.sign(stage.width / 2 - stage.light.x) * unit * 6,
      top + deep + unit * 4,
      half * 1.06,
      half * 0.2,
      0,
      0,
      Math.PI * 2,
    )
    context.fill()
  })
  context.fillStyle = linearGradient(
    context,
    { x: centre - half, y: 0 },
    { x: centre + half, y: 0 },
    [
      [0, lighter(body, -0.06)],
      [0.35, lighter(body, 0.05)],
      [1, lighter(body, -0.18)],
    ],
  )
  context.beginPath()
  context.ellipse(centre, top + deep, half, half * 0.17, 0, 0, Math.PI)
  context.lineTo(centre - half, top)
  context.lineTo(centre + half, top)
  context.lineTo(centre + half, top + deep)
  context.fill()
  context.fillStyle = css(lighter(body, 0.1))
  context.beginPath()
  context.ellipse(centre, top, half, half * 0.17, 0, 0, Math.PI * 2)
  context.fill()
}

/** The soft shadow of a window's bars across the whole set. */
function paintWindowShadow(stage: Stage): void {
  const { width, height, unit, palette } = stage
  const random = stage.random.fork('window shadow')
  if (random.chance(0.4)) return
  const slant = random.pick([-1, 1]) * width * 0.35
  paintSoftly(stage, 'far', { radius: unit * 1.5, blend: 'soft-light' }, (context) => {
    context.fillStyle = css(lighter(palette.sun, 0.05), 0.5)
    for (let bar = 0; bar < 4; bar++) {
      const x = width * (0.05 + bar * 0.26)
      context.beginPath()
      context.moveTo(x, 0)
      context.lineTo(x + width * 0.18, 0)
      context.lineTo(x + width * 0.18 + slant, height * 0.66)
      context.lineTo(x + slant, height * 0.66)
      context.fill()
    }
  })
}
