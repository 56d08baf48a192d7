import type { Context } from '../paint/canvas.ts'
import { css, lighter, lit, mix, type Colour } from '../paint/colour.ts'
import { verticalGradient } from '../paint/gradient.ts'
import { fractal, valueNoise } from '../paint/noise.ts'
import { fillBelow, ridgeLine, type Point } from '../paint/shape.ts'
import type { LayerName, Stage } from '../stage/stage.ts'

export type Range = {
  layer: LayerName
  /** Foot of the range, pixels from the top. */
  base: number
  height: number
  /** Length of one hill in pixels. */
  length: number
  /** 0 rolling, 1 craggy. */
  roughness: number
  surface: Colour
  /** 0 at the eye, 1 lost in haze. */
  distance: number
  /** Snow on what is higher than this share of the range. */
  snowFrom?: number
}

/** One range of hills, hazier at its foot where the air lies; returns its skyline. */
export function paintRange(stage: Stage, range: Range, name: string): Point[] {
  const random = stage.random.fork(`range ${name}`)
  const noise = fractal(valueNoise(random), 4)
  const { margin, width, height, palette } = stage
  const line = ridgeLine(
    noise,
    { from: -margin, to: width + margin },
    { ...range, offset: random.between(0, 40) },
  )
  const context = stage.on(range.layer)
  const body = mix(lit(range.surface, palette.ambient), palette.haze, range.distance)
  const crest = mix(body, palette.shadow, 0.22 * (1 - range.distance))
  const top = Math.min(...line.map((point) => point.y))
  context.fillStyle = verticalGradient(context, top, Math.max(range.base, top + 1), [
    [0, crest],
    [1, mix(body, palette.haze, 0.42 + 0.3 * range.distance)],
  ])
  fillBelow(context, line, height + margin)
  if (range.snowFrom !== undefined) paintSnowCaps(stage, range, line, noise)
  paintCrestLight(stage, range, line)
  return line
}

/** The edge that faces the light catches some of it. */
function paintCrestLight(stage: Stage, range: Range, line: Point[]): void {
  const context = stage.on(range.layer)
  const strength = 0.5 * stage.light.strength * (1 - range.distance * 0.6)
  context.save()
  context.strokeStyle = css(stage.palette.sun, strength * 0.55)
  context.lineWidth = stage.unit * 0.22
  context.filter = `blur(${stage.unit * 0.12}px)`
  context.beginPath()
  line.forEach((point, index) => {
    const next = line[index + 1] ?? point
    const faces = Math.sign(stage.light.x - point.x) * (next.y - point.y) > -0.4
    if (faces && index > 0) context.lineTo(point.x, point.y + 1)
    else context.moveTo(point.x, point.y + 1)
  })
  context.stroke()
  context.restore()
}

function paintSnowCaps(
  stage: Stage,
  range: Range,
  line: Point[],
  noise: (x: number, y: number) => number,
): void {
  const context = stage.on(range.layer)
  const snow = mix(
    lit({ l: 0.97, a: 0, b: -0.01 }, lighter(stage.palette.ambient, 0.04)),
    stage.palette.haze,
    range.distance * 0.7,
  )
  const shade = mix(snow, stage.palette.shadow, 0.3)
  const limit = range.base - range.height * (range.snowFrom ?? 1)
  const toward = Math.sign(stage.light.x - stage.width / 2)
  const edgeOf = (x: number) =>
    limit + (noise(x / (range.length * 0.05), 3) - 0.5) * range.height * 0.3
  let run: Point[] = []
  const finish = () => {
    if (run.length > 3)
      fillSnow(context, run, edgeOf, { snow: css(snow, 0.95), shade: css(shade, 0.4), toward })
    run = []
  }
  for (const point of line) {
    if (point.y < edgeOf(point.x)) run.push(point)
    else finish()
  }
  finish()
}

/** One white cap; the side away from the light lies in blue shadow along the falling ridges. */
function fillSnow(
  context: Context,
  run: Point[],
  edgeOf: (x: number) => number,
  { snow, shade, toward }: { snow: string; shade: string; toward: number },
): void {
  context.fillStyle = snow
  context.beginPath()
  for (const point of run) context.lineTo(point.x, point.y)
  for (const point of run.toReversed()) context.lineTo(point.x, edgeOf(point.x))
  context.fill()
  context.fillStyle = shade
  for (const [index, point] of run.entries()) {
    const before = run[Math.max(0, index - 6)]!
    const after = run[Math.min(run.length - 1, index + 6)]!
    const isPeak = point.y < before.y && point.y <= after.y && index > 6
    if (!isPeak) continue
    const deep = edgeOf(point.x) - point.y
    context.beginPath()
    context.moveTo(point.x, point.y)
    for (const step of [0.3, 0.5, 0.75, 1]) {
      context.lineTo(
        point.x - toward * deep * (step * 0.25 + (step === 0.5 ? -0.06 : 0.05)),
        point.y + deep * step,
      )
    }
    context.lineTo(point.x - toward * deep * 1.1, point.y + deep)
    context.fill()
  }
}
