import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { fillDisc, type GroundPainting, isWide, rgba } from '../ground.ts'
import type { Ground } from '../palettes.ts'
import { planeNoise, seedOf } from '../seeds.ts'

/** Height lines round a place, seeded by its name: never a map. */
export function paintHeightLines(painting: GroundPainting, ground: Ground, name: string): void {
  const { context, frame } = painting
  const { width, height, zone } = frame
  const wide = isWide(frame)
  const short = Math.min(width, height)
  const centre = {
    x: width * (wide ? 0.84 : 0.7),
    y: height * (wide ? 0.5 : zone.y + zone.h * (zone.h > 0.3 ? 0.3 : 0.42)),
  }
  const noise = planeNoise(seedOf(name))
  const heightAt = (x: number, y: number) =>
    (Math.hypot(x - centre.x, (y - centre.y) * 1.25) / short) * 2.4 +
    (noise((x / short) * 3.1 + 9, (y / short) * 3.1) - 0.5) * 1.15 +
    (noise((x / short) * 8, (y / short) * 8 + 5) - 0.5) * 0.2

  const canvas = createCanvas(width, height)
  const lines = canvas.getContext('2d')
  for (let index = 0; index < 13; index += 1) {
    const isMain = index % 4 === 0
    lines.strokeStyle = rgba(ground.text, (isMain ? 0.62 : 0.3) * Math.max(0.2, 1 - index / 15))
    lines.lineWidth = short * (isMain ? 0.0042 : 0.0025)
    strokeLevel(
      lines,
      { width, height, step: short / 72 },
      (x, y) => heightAt(x, y) - 0.12 - index * 0.13,
    )
  }
  lines.globalCompositeOperation = 'destination-in'
  const fade = wide
    ? lines.createLinearGradient(width * (zone.x - 0.02), 0, width * (zone.x + 0.08), 0)
    : lines.createLinearGradient(0, (zone.y - 0.015) * height, 0, (zone.y + 0.06) * height)
  fade.addColorStop(0, 'rgba(0,0,0,0)')
  fade.addColorStop(1, '#000')
  lines.fillStyle = fade
  lines.fillRect(0, 0, width, height)
  context.drawImage(canvas, 0, 0)

  fillDisc(context, { ...centre, radius: short * 0.0285 }, ground.bg)
  fillDisc(context, { ...centre, radius: short * 0.0195 }, ground.accent)
  context.strokeStyle = rgba(ground.accent, 0.5)
  context.lineWidth = short * 0.006
  context.beginPath()
  context.arc(centre.x, centre.y, short * 0.05, 0, Math.PI * 2)
  context.stroke()
}

type Grid = { width: number; height: number; step: number }
type Point = [x: number, y: number]

/** Where a field is zero, by marching squares. */
function strokeLevel(context: SKRSContext2D, grid: Grid, field: (x: number, y: number) => number) {
  const { width, height, step } = grid
  const across = Math.ceil(width / step) + 1
  const down = Math.ceil(height / step) + 1
  const values = Array.from({ length: across * down }, (_, at) =>
    field((at % across) * step, Math.floor(at / across) * step),
  )
  context.beginPath()
  for (let y = 0; y < down - 1; y += 1) {
    for (let x = 0; x < across - 1; x += 1) {
      const corners: [Point, number][] = (
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ] as Point[]
      ).map(([dx, dy]) => [[x + dx, y + dy], values[(y + dy) * across + x + dx]!])
      const crossings = corners.flatMap(([from, value], at) => {
        const [to, next] = corners[(at + 1) % 4]!
        if (value < 0 === next < 0) return []
        const share = value / (value - next)
        return [[from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as Point]
      })
      for (let at = 0; at + 1 < crossings.length; at += 2) {
        context.moveTo(crossings[at]![0] * step, crossings[at]![1] * step)
        context.lineTo(crossings[at + 1]![0] * step, crossings[at + 1]![1] * step)
      }
    }
  }
  context.stroke()
}
