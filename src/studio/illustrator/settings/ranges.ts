import type { Context } from '../paint/canvas.ts'
import { css, lighter, lit, mix } from '../paint/colour.ts'
import type { Noise } from '../paint/noise.ts'
import type { Point } from '../paint/shape.ts'
import type { LayerName, Stage } from '../stage/stage.ts'

/** What `ranges/range.json` is given. Lengths in pixels; `distance` 0 is at the eye, 1 lost in haze. */
type Range = {
  layer: LayerName
  base: number
  tall: number
  length: number
  distance: number
  snowfrom: number
}
type Line = readonly Point[]

/** The edge that faces the light catches some of it. */
export function paintCrestLight(stage: Stage, { layer, distance }: Range, line: Line): void {
  const context = stage.on(layer)
  const strength = 0.5 * stage.light.strength * (1 - distance * 0.6)
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

/** Snow on what is higher than a share of the range. */
export function paintSnowCaps(stage: Stage, range: Range, line: Line, noise: Noise): void {
  const context = stage.on(range.layer)
  const snow = mix(
    lit({ l: 0.97, a: 0, b: -0.01 }, lighter(stage.palette.ambient, 0.04)),
    stage.palette.haze,
    range.distance * 0.7,
  )
  const shade = mix(snow, stage.palette.shadow, 0.3)
  const limit = range.base - range.tall * range.snowfrom
  const toward = Math.sign(stage.light.x - stage.width / 2)
  const edgeOf = (x: number) =>
    limit + (noise(x / (range.length * 0.05), 3) - 0.5) * range.tall * 0.3
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
