import { css, lighter, mix, oklch } from '../paint/colour.ts'
import { paintGlow, verticalGradient } from '../paint/gradient.ts'
import { fractal, valueNoise } from '../paint/noise.ts'
import { fillBelow, type Point } from '../paint/shape.ts'
import { paintSoftly } from '../paint/soft.ts'
import type { LayerName, Stage } from '../stage/stage.ts'
import type { Ground } from './ground.ts'

/** Below the surface: shafts of light, reefs fading into blue, weed and coral close by. */
export function paintUnderwater(stage: Stage): Ground {
  const { width, height, margin, light, palette } = stage
  const random = stage.random.fork('underwater')
  const hue = random.pick([225, 205, 240, 190])
  const dim = palette.dark ? -0.16 : 0
  const water = (lightness: number) => oklch(Math.max(0.08, lightness + dim), 0.095, hue)
  const sky = stage.on('sky')
  sky.fillStyle = verticalGradient(sky, -margin, height + margin, [
    [0, water(0.82)],
    [0.35, water(0.55)],
    [1, water(0.24)],
  ])
  sky.fillRect(-margin, -margin, width + 2 * margin, height + 2 * margin)
  paintGlow(sky, {
    x: light.x,
    y: -height * 0.04,
    radius: height * 0.6,
    colour: oklch(0.97, 0.05, hue - 40),
    strength: 0.7,
  })
  paintRays(stage, hue)
  paintReef(stage, 'far', {
    top: height * 0.62,
    tall: 20,
    colour: mix(water(0.3), water(0.55), 0.55),
  })
  paintReef(stage, 'far', {
    top: height * 0.7,
    tall: 14,
    colour: mix(water(0.26), water(0.45), 0.35),
  })
  paintReef(stage, 'middle', { top: height * 0.8, tall: 8, colour: water(0.3) })
  paintCoral(stage, 'middle', height * 0.83)
  stage.sway.middle = 'water'
  stage.sway.far = 'water'
  const floats = stage.brief.subjects.every(
    ({ kind }) => kind === 'sea-animal' || kind === 'symbol',
  )
  return floats || stage.brief.subjects.length === 0
    ? { surface: 'air', footY: height * 0.48, farY: height * 0.3 }
    : { surface: 'land', footY: height * 0.82, farY: height * 0.7 }
}

function paintRays(stage: Stage, hue: number): void {
  const { height, light, unit } = stage
  const random = stage.random.fork('rays')
  paintSoftly(stage, 'sky', { radius: unit * 1.4, blend: 'screen' }, (context) => {
    for (let index = 0; index < 11; index++) {
      const lean = (index - 5) * unit * 13 + random.between(-4, 4) * unit
      const wide = unit * random.between(1.5, 6)
      context.fillStyle = verticalGradient(context, -stage.margin, height * 0.8, [
        [0, oklch(0.95, 0.05, hue - 30), random.between(0.14, 0.36)],
        [1, oklch(0.95, 0.05, hue - 30), 0],
      ])
      context.beginPath()
      context.moveTo(light.x + lean * 0.3 - wide, -stage.margin)
      context.lineTo(light.x + lean * 0.3 + wide, -stage.margin)
      context.lineTo(light.x + lean * 1.6 + wide * 3, height * 0.85)
      context.lineTo(light.x + lean * 1.6 - wide * 3, height * 0.85)
      context.fill()
    }
  })
}

function paintReef(
  stage: Stage,
  layer: LayerName,
  { top, tall, colour }: { top: number; tall: number; colour: ReturnType<typeof oklch> },
): void {
  const { width, height, margin, unit } = stage
  const noise = fractal(valueNoise(stage.random.fork(`reef ${top}`)), 4)
  const line: Point[] = []
  for (let x = -margin; x <= width + margin; x += 4) {
    const side = Math.abs(x / width - 0.5) * 2
    line.push({
      x,
      y: top + unit * tall * 0.5 - (noise(x / (unit * 24), top) * 0.6 + side * 0.7) * unit * tall,
    })
  }
  const context = stage.on(layer)
  context.fillStyle = verticalGradient(context, top - unit * tall, height + margin, [
    [0, colour],
    [1, lighter(colour, -0.12)],
  ])
  fillBelow(context, line, height + margin)
}

function paintCoral(stage: Stage, layer: LayerName, foot: number): void {
  const { width, margin, unit, palette, height } = stage
  const random = stage.random.fork('coral')
  const context = stage.on(layer)
  context.lineCap = 'round'
  for (let index = 0; index < 26; index++) {
    const side = random.chance(0.5)
      ? random.between(-margin, width * 0.32)
      : random.between(width * 0.68, width + margin)
    const base = foot + random.between(0, height * 0.14)
    const tall = unit * random.between(5, 17)
    const colour = mix(
      oklch(0.62, 0.14, random.pick([20, 40, 340, 310, 75, 150])),
      palette.shadow,
      0.3,
    )
    const fans = random.whole(3, 6)
    for (let arm = 0; arm < fans; arm++) {
      const spread = (arm / (fans - 1) - 0.5) * 1.3
      context.strokeStyle = css(lighter(colour, random.between(-0.08, 0.06)), 0.92)
      context.lineWidth = unit * random.between(0.7, 1.6)
      context.beginPath()
      context.moveTo(side, base)
      context.quadraticCurveTo(
        side + spread * tall * 0.2,
        base - tall * 0.6,
        side + spread * tall,
        base - tall * random.between(0.7, 1),
      )
      context.stroke()
    }
  }
}
