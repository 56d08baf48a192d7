import { css, lit, mix, oklch } from '../paint/colour.ts'
import { verticalGradient } from '../paint/gradient.ts'
import { fractal, valueNoise } from '../paint/noise.ts'
import { fillBelow, type Point } from '../paint/shape.ts'
import type { Stage } from '../stage/stage.ts'
import { lens } from './water.ts'

/** A rock that rises out of the water, surf at its foot. */
export function paintIsland(stage: Stage): { from: number; to: number } {
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

/** Rock on one side, open water on the other; returns where one can stand on it. */
export function paintHeadland(
  stage: Stage,
  { open }: { open: number },
): { from: number; to: number } {
  const { width, height, margin, palette, unit } = stage
  const random = stage.random.fork('headland')
  const noise = fractal(valueNoise(random), 4)
  const top = height * 0.665
  const right = stage.random.fork('side').chance(0.5)
  const edge = width * open
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
