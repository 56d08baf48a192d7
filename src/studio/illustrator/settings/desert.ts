import { css, lit, mix, oklch } from '../paint/colour.ts'
import { linearGradient, verticalGradient } from '../paint/gradient.ts'
import { valueNoise } from '../paint/noise.ts'
import { fillBelow, type Point } from '../paint/shape.ts'
import { paintSky } from '../paint/sky.ts'
import type { LayerName, Stage } from '../stage/stage.ts'
import type { Ground } from './ground.ts'

/** Dunes behind dunes, each with a lit side, a shaded side and a sharp crest between. */
export function paintDesert(stage: Stage): Ground {
  const { height, unit } = stage
  const random = stage.random.fork('desert')
  paintSky(stage, { clouds: 0.12 })
  const hue = random.pick([62, 70, 48, 78])
  const levels: [LayerName, number, number, number][] = [
    ['far', 0.54, 0.55, 10],
    ['far', 0.6, 0.32, 13],
    ['middle', 0.68, 0.14, 12],
    ['middle', 0.76, 0, 7],
  ]
  levels.forEach(([layer, share, distance, wave], index) => {
    paintDune(stage, {
      layer,
      top: height * share + random.between(-2, 2) * unit,
      distance,
      wave: wave * unit,
      hue,
      index,
    })
  })
  return { surface: 'land', footY: height * 0.78, farY: height * 0.68 }
}

type Dune = {
  layer: LayerName
  top: number
  distance: number
  wave: number
  hue: number
  index: number
}

function paintDune(stage: Stage, { layer, top, distance, wave, hue, index }: Dune): void {
  const { width, height, margin, palette, light, unit } = stage
  const random = stage.random.fork(`dune ${index}`)
  const noise = valueNoise(random)
  const line: Point[] = []
  const peak = width * random.between(0.2, 0.8)
  for (let x = -margin; x <= width + margin; x += 4) {
    const rise = Math.exp(-(((x - peak) / (width * 0.42)) ** 2))
    line.push({ x, y: top - rise * wave * 1.8 + (noise(x / (width * 0.55), index) - 0.5) * wave })
  }
  const sand = mix(lit(oklch(0.76, 0.1, hue), palette.ambient), palette.haze, distance)
  const bright = mix(sand, palette.sun, 0.3 * light.strength)
  const dark = mix(
    mix(sand, palette.shadow, 0.45 * (1 - distance)),
    oklch(0.5, 0.12, hue - 15),
    0.15,
  )
  const context = stage.on(layer)
  context.fillStyle = verticalGradient(context, top - wave * 2, height, [
    [0, bright],
    [0.4, sand],
    [1, mix(sand, palette.shadow, 0.35)],
  ])
  fillBelow(context, line, height + margin)
  const side = light.x < peak ? 1 : -1
  const edge = line.filter((point) => (point.x - peak) * side >= 0)
  if (side < 0) edge.reverse()
  context.fillStyle = linearGradient(
    context,
    { x: peak, y: 0 },
    { x: peak + side * width * 0.75, y: height * 0.2 },
    [
      [0, dark, 0.95],
      [1, dark, 0.1],
    ],
  )
  context.beginPath()
  for (const point of edge) context.lineTo(point.x, point.y)
  context.lineTo(peak + side * width * 1.3, height + margin)
  const bend = random.between(-0.15, 0.1) * width * side
  context.bezierCurveTo(
    peak + side * width * 0.3,
    height * 0.92,
    peak + bend,
    top + unit * 26,
    edge[0]?.x ?? peak,
    edge[0]?.y ?? top,
  )
  context.fill()
  if (index === 3) paintSandRipples(stage, layer, top)
}

function paintSandRipples(stage: Stage, layer: LayerName, top: number): void {
  const { width, height, margin, palette, unit } = stage
  const context = stage.on(layer)
  const noise = valueNoise(stage.random.fork('sand ripples'))
  context.lineWidth = unit * 0.35
  for (let row = 0; row < 26; row++) {
    const near = (row / 26) ** 1.4
    const base = top + unit * 5 + near * (height + margin - top)
    context.strokeStyle = css(palette.shadow, 0.05 + near * 0.07)
    context.beginPath()
    for (let x = -margin; x <= width + margin; x += 10) {
      context.lineTo(x, base + (noise(x / (unit * 22), row * 0.37) - 0.5) * unit * (3 + near * 9))
    }
    context.stroke()
  }
}
