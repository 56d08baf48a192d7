import { css, lit, mix, oklch, lighter } from '../paint/colour.ts'
import { blurInPlace } from '../paint/canvas.ts'
import { paintGlow, verticalGradient } from '../paint/gradient.ts'
import type { Stage } from '../stage/stage.ts'
import { paintSky } from '../paint/sky.ts'
import { drawLeaf } from './foliage.ts'
import type { Ground } from './ground.ts'
import { paintLand } from './land.ts'

/** Close to the ground among plants: a soft green distance full of light, leaves on all sides. */
export function paintGarden(stage: Stage): Ground {
  const { width, height, margin, unit, palette, light } = stage
  const random = stage.random.fork('garden')
  paintSky(stage, { body: false, clouds: 0 })
  const hue = random.pick([130, 142, 155, 118])
  const context = stage.on('sky')
  const green = lit(oklch(0.5, 0.09, hue), palette.ambient)
  context.fillStyle = verticalGradient(context, -margin, height + margin, [
    [0, mix(green, palette.shadow, 0.5)],
    [0.45, mix(green, palette.haze, 0.35)],
    [1, mix(green, palette.shadow, 0.55)],
  ])
  context.fillRect(-margin, -margin, width + 2 * margin, height + 2 * margin)
  paintGlow(context, {
    x: light.x,
    y: height * 0.25,
    radius: height * 0.5,
    colour: palette.sun,
    strength: 0.55 * (0.4 + light.strength),
  })
  const far = stage.on('far')
  for (let index = 0; index < 46; index++) {
    const radius = unit * random.between(2, 8)
    const colour = random.chance(0.3)
      ? palette.sun
      : lighter(mix(green, palette.haze, 0.3), random.between(-0.1, 0.15))
    far.fillStyle = css(colour, random.between(0.08, 0.3))
    far.beginPath()
    far.arc(
      random.between(-margin, width + margin),
      random.between(0, height * 0.75),
      radius,
      0,
      Math.PI * 2,
    )
    far.fill()
  }
  blurInPlace(stage.canvasOf('far'), unit * 1.2)
  const middle = stage.on('middle')
  for (let index = 0; index < 26; index++) {
    const x = ((index + random.between(0, 1)) / 26) * (width + 2 * margin) - margin
    drawLeaf(middle, {
      x,
      y: height * 0.78,
      length: unit * random.between(16, 40),
      angle: -90 + random.between(-38, 38),
      colour: mix(
        lit(oklch(random.between(0.4, 0.56), 0.1, hue + random.between(-14, 14)), palette.ambient),
        palette.haze,
        0.16,
      ),
      veins: true,
    })
  }
  blurInPlace(stage.canvasOf('middle'), unit * 0.45)
  paintLand(stage, {
    layer: 'middle',
    top: height * 0.75,
    kind: random.pick(['earth', 'grass', 'meadow']),
    wave: 5,
  })
  stage.sway.middle = 'foliage'
  stage.sway.near = 'foliage'
  return { surface: 'land', footY: height * 0.8, farY: height * 0.76 }
}
