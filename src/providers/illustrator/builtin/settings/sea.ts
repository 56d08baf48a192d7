import { css, lit, mix, oklch } from '../paint/colour.ts'
import { verticalGradient } from '../paint/gradient.ts'
import { fractal, valueNoise } from '../paint/noise.ts'
import { fillBelow, type Point } from '../paint/shape.ts'
import { paintSky } from '../paint/sky.ts'
import type { Stage } from '../stage/stage.ts'
import type { Ground } from './ground.ts'
import { paintLand } from './land.ts'
import { paintRange } from './ranges.ts'
import { paintTreeLine } from './trees.ts'
import { lens, paintWater } from './water.ts'

/** Open water with a far coast and a headland on one side that the hero can stand on. */
export function paintSea(stage: Stage): Ground {
  const { height, margin, horizon, unit } = stage
  paintSky(stage)
  paintFarCoast(stage)
  paintWater(stage, 'middle', horizon, height + margin)
  if (floatsOnWater(stage))
    return { surface: 'water', footY: height * 0.72, farY: horizon + unit * 3 }
  const span = stage.random.fork('coast').chance(0.4) ? paintIsland(stage) : paintHeadland(stage)
  return { surface: 'land', footY: height * 0.665 + unit * 2, farY: height * 0.665, span }
}

/** Still water between wooded hills, a grassy bank in front. */
export function paintLake(stage: Stage): Ground {
  const { height, width, margin, horizon, unit } = stage
  paintSky(stage)
  const random = stage.random.fork('lake')
  const surface = oklch(0.44, 0.06, random.pick([150, 230, 280]))
  paintRange(
    stage,
    {
      layer: 'far',
      base: horizon,
      height: height * 0.24,
      length: width * 0.7,
      roughness: random.between(0.3, 0.9),
      surface,
      distance: 0.66,
    },
    'lake back',
  )
  const line = paintRange(
    stage,
    {
      layer: 'far',
      base: horizon,
      height: height * 0.07,
      length: width * 0.9,
      roughness: 0.1,
      surface: oklch(0.42, 0.07, 150),
      distance: 0.4,
    },
    'lake front',
  )
  paintTreeLine(stage, 'far', line, { size: unit * 6, density: 1, distance: 0.36 })
  paintWater(stage, 'middle', horizon, height + margin)
  if (floatsOnWater(stage))
    return { surface: 'water', footY: height * 0.74, farY: horizon + unit * 3 }
  const top = height * 0.74
  paintLand(stage, { layer: 'middle', top, kind: 'grass', wave: 5 })
  return { surface: 'land', footY: top + unit * 6, farY: top + unit }
}

function floatsOnWater(stage: Stage): boolean {
  return stage.brief.subjects.some(({ kind }) => kind === 'boat' || kind === 'sea-animal')
}

/** A sandy beach in front of the sea, with a line of surf. */
export function paintBeach(stage: Stage): Ground {
  const { height, horizon, unit } = stage
  paintSky(stage)
  paintFarCoast(stage)
  const shore = horizon + (height - horizon) * stage.random.fork('shore').between(0.34, 0.5)
  paintWater(stage, 'middle', horizon, shore + unit * 8)
  paintSand(stage, shore)
  return {
    surface: 'land',
    footY: Math.max(height * 0.75, shore + unit * 14),
    farY: shore + unit * 4,
  }
}

export function paintFarCoast(stage: Stage): void {
  const random = stage.random.fork('far coast')
  const { horizon, height, width } = stage
  const surface = oklch(0.45, 0.05, random.pick([250, 150, 60]))
  for (const distance of [0.82, 0.62]) {
    if (random.chance(0.25)) continue
    paintRange(
      stage,
      {
        layer: 'far',
        base: horizon,
        height: height * random.between(0.05, 0.11),
        length: width * random.between(0.5, 1.1),
        roughness: random.between(0.2, 0.7),
        surface,
        distance,
      },
      `coast ${distance}`,
    )
  }
}

/** A rock that rises out of the water, surf at its foot. */
function paintIsland(stage: Stage): { from: number; to: number } {
  const { width, height, margin, unit, palette } = stage
  const noise = fractal(valueNoise(stage.random.fork('island')), 4)
  const [top, waterline] = [height * 0.665, height * 0.8]
  const centre = width * (stage.light.x > width / 2 ? 0.4 : 0.6)
  const half = unit * 34
  const line: Point[] = []
  for (let x = -margin; x <= width + margin; x += 4) {
    const inland = half - Math.abs(x - centre) + (noise(x / (unit * 12), 8) - 0.5) * unit * 12
    const rise = 1 / (1 + Math.exp(-inland / (unit * 3.4)))
    const brow = (noise(x / (unit * 16), 21) - 0.5) * unit * 4
    line.push({
      x,
      y: Math.min(
        waterline,
        waterline + unit * 2 - (waterline - top + unit * 2) * rise + brow * rise,
      ),
    })
  }
  const shore = line.filter(({ y }) => y < waterline - 1)
  const context = stage.on('middle')
  const rock = mix(lit(oklch(0.45, 0.03, 60), palette.ambient), palette.shadow, 0.3)
  context.fillStyle = verticalGradient(context, top, waterline, [
    [0, mix(rock, palette.haze, 0.14)],
    [1, mix(rock, palette.shadow, 0.7)],
  ])
  fillBelow(context, shore, waterline)
  paintRockFaces(stage, shore, top, waterline)
  const random = stage.random.fork('surf')
  for (let index = 0; index < 90; index++) {
    const { x } = random.pick(shore)
    context.fillStyle = css(lit(oklch(0.97, 0.01, 220), palette.ambient), random.between(0.15, 0.6))
    lens(
      context,
      x + random.between(-4, 4) * unit,
      waterline + random.between(-0.6, 1.6) * unit,
      unit * random.between(3, 12),
      unit * random.between(0.3, 1),
    )
  }
  return { from: centre - half * 0.6, to: centre + half * 0.6 }
}

/** Returns where one can stand on it. */
function paintHeadland(stage: Stage): { from: number; to: number } {
  const { width, height, margin, palette, unit } = stage
  const random = stage.random.fork('headland')
  const noise = fractal(valueNoise(random), 4)
  const top = height * 0.665
  const right = stage.random.fork('side').chance(0.5)
  const edge = width * random.between(0.2, 0.3)
  const line: Point[] = []
  for (let x = -margin; x <= width + margin; x += 4) {
    const inland = right ? x - edge : width - edge - x
    const steep = (noise(x / (unit * 14), 8) - 0.5) * unit * 7
    const cliff = 1 / (1 + Math.exp(-(inland + steep) / (unit * 2.6)))
    const rough = (noise(x / (unit * 11), 4) - 0.5) * unit * 7
    const brow = (noise(x / (unit * 30), 21) - 0.5) * unit * 3
    line.push({
      x,
      y: height + margin - (height + margin - top) * cliff + rough * 4 * cliff * (1 - cliff) + brow,
    })
  }
  const rock = mix(lit(oklch(0.45, 0.03, 60), palette.ambient), palette.shadow, 0.3)
  const context = stage.on('middle')
  context.fillStyle = verticalGradient(context, top, height + margin, [
    [0, mix(rock, palette.haze, 0.16)],
    [0.25, rock],
    [1, mix(rock, palette.shadow, 0.8)],
  ])
  fillBelow(context, line, height + margin)
  paintRockFaces(stage, line, top, height + margin)
  context.strokeStyle = css(palette.sun, 0.35 * stage.light.strength)
  context.lineWidth = unit * 0.25
  context.beginPath()
  for (const point of line) context.lineTo(point.x, point.y + 1)
  context.stroke()
  return right ? { from: edge + unit * 9, to: width } : { from: 0, to: width - edge - unit * 9 }
}

/** Slabs of lighter and darker stone down the cliff, and turf along its edge. */
function paintRockFaces(stage: Stage, line: Point[], top: number, bottom: number): void {
  const { palette, unit } = stage
  const random = stage.random.fork('rock faces')
  const context = stage.on('middle')
  context.save()
  context.beginPath()
  context.moveTo(line[0]?.x ?? 0, bottom)
  for (const point of line) context.lineTo(point.x, point.y)
  context.lineTo(line.at(-1)?.x ?? 0, bottom)
  context.clip()
  const stone = lit(oklch(0.5, 0.03, 55), palette.ambient)
  for (let index = 0; index < 170; index++) {
    const at = random.pick(line)
    const deep = random.between(0, 1) ** 1.3
    const y = at.y + unit * 3 + deep * (bottom - at.y)
    if (y > bottom) continue
    const [wide, high] = [unit * random.between(2, 9), unit * random.between(3, 13)]
    const lean = random.between(-2, 2) * unit
    context.fillStyle = random.chance(0.45)
      ? css(mix(stone, palette.sun, 0.2 * stage.light.strength), 0.17 * (1 - deep * 0.7))
      : css(palette.shadow, 0.3)
    context.beginPath()
    context.moveTo(at.x, y)
    context.lineTo(at.x + wide, y + random.between(-1, 2) * unit)
    context.lineTo(at.x + wide * 0.7 + lean, y + high)
    context.lineTo(at.x - wide * 0.2 + lean, y + high * random.between(0.6, 1))
    context.fill()
  }
  context.restore()
  const turf = lit(oklch(0.48, 0.09, 125), palette.ambient)
  context.lineCap = 'round'
  for (let index = 0; index < 700; index++) {
    const at = random.pick(line)
    if (at.y > top + unit * 9) continue
    const y = at.y + random.between(0, 3.4) * unit
    context.strokeStyle = css(
      mix(turf, random.chance(0.3) ? palette.sun : palette.shadow, random.between(0.1, 0.4)),
      0.85,
    )
    context.lineWidth = unit * random.between(0.2, 0.45)
    context.beginPath()
    context.moveTo(at.x, y + unit)
    context.lineTo(at.x + random.between(-0.7, 0.7) * unit, y - unit * random.between(0.2, 1.4))
    context.stroke()
  }
}

function paintSand(stage: Stage, shore: number): void {
  const { width, height, margin, palette, unit } = stage
  const random = stage.random.fork('sand')
  const noise = fractal(valueNoise(random), 3)
  const line: Point[] = []
  for (let x = -margin; x <= width + margin; x += 4) {
    line.push({ x, y: shore + (noise(x / (unit * 55), 2) - 0.5) * unit * 9 })
  }
  const context = stage.on('middle')
  for (const [offset, alpha] of [
    [-2.2, 0.35],
    [-1, 0.7],
    [0, 0.95],
  ] as const) {
    context.fillStyle = css(lit(oklch(0.97, 0.01, 90), palette.ambient), alpha)
    fillBelow(
      context,
      line.map(({ x, y }) => ({
        x,
        y: y + offset * unit + (noise(x / (unit * 7), offset + 9) - 0.5) * unit * 2.4,
      })),
      height,
    )
  }
  const sand = lit(oklch(0.82, 0.055, 78), palette.ambient)
  const wet = mix(sand, palette.shadow, 0.42)
  context.fillStyle = verticalGradient(context, shore, height + margin, [
    [0, wet],
    [0.14, mix(sand, palette.haze, 0.15)],
    [1, mix(sand, palette.shadow, 0.4)],
  ])
  fillBelow(
    context,
    line.map(({ x, y }) => ({ x, y: y + unit * 1.3 })),
    height + margin,
  )
  for (let index = 0; index < 900; index++) {
    const near = random.between(0, 1) ** 0.8
    context.fillStyle = css(
      random.chance(0.5) ? palette.shadow : palette.sun,
      random.between(0.03, 0.12),
    )
    const size = unit * (0.08 + near * 0.3)
    context.fillRect(
      random.between(-margin, width + margin),
      shore + unit * 6 + near * (height - shore),
      size * 2.5,
      size,
    )
  }
}
