import { seededRandom } from '#composition/seeded-random.ts'
import { addGrain, fillDisc, type GroundPainting, isWide, mixed, rgba } from '../ground.ts'
import type { Horizon } from '../palettes.ts'
import { lineNoise, seedOf } from '../seeds.ts'

/** A sky of soft light over cut-paper ridges. */
export function paintHorizon(painting: GroundPainting, ground: Horizon, isPlace: boolean): void {
  const { context, frame, random } = painting
  const { width, height, area, zone } = frame
  const wide = isWide(frame)
  const top = wide ? Math.max(0.8, area.y1 + 0.005) : zone.y + 0.015
  const sky = context.createLinearGradient(0, 0, 0, height * (top + 0.08))
  sky.addColorStop(0, ground.sky[0])
  sky.addColorStop(0.42 + (random() - 0.5) * 0.08, ground.sky[1])
  sky.addColorStop(Math.min(0.98, (area.y1 + 0.01) / (top + 0.08)), ground.sky[2])
  sky.addColorStop(1, isPlace ? ground.sky[2] : ground.sky[3])
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  const sun = sunOf(painting, top)
  if (!ground.isDark) paintHalo(painting, ground, sun)
  else paintStars(painting, ground)
  if (!isPlace) {
    fillDisc(context, sun, ground.sun)
    for (const index of [0, 1, 2] as const) paintRidge(painting, ground, { index, top })
  }
  addGrain(painting, 0.2, 'soft-light')
}

function sunOf({ frame, random }: GroundPainting, top: number) {
  const { width, height } = frame
  const short = Math.min(width, height)
  if (isWide(frame)) {
    const x = width * (0.86 - 0.05 * random())
    return { x, y: height * (0.4 + 0.2 * random()), radius: short * 0.13 }
  }
  const radius = short * (0.115 + 0.05 * random())
  const x = width * (random() < 0.5 ? 0.78 + 0.06 * random() : 0.2 + 0.08 * random())
  return { x, y: height * (top - 0.005) + radius, radius }
}

function paintHalo(
  { context, frame }: GroundPainting,
  ground: Horizon,
  { x, y, radius }: { x: number; y: number; radius: number },
) {
  const halo = context.createRadialGradient(
    x,
    y,
    radius * 0.6,
    x,
    y,
    radius * (isWide(frame) ? 1.9 : 3),
  )
  halo.addColorStop(0, rgba(ground.sun, 0.7))
  halo.addColorStop(1, rgba(ground.sun, 0))
  context.fillStyle = halo
  context.fillRect(0, 0, frame.width, frame.height)
}

function paintStars({ context, frame, video }: GroundPainting, ground: Horizon) {
  const random = seededRandom(seedOf(video, 'stars'))
  for (let star = 0; star < 90; star += 1) {
    const colour = rgba(ground.text, 0.06 + random() * 0.2)
    const at = { x: random() * frame.width, y: random() * frame.height * 0.5 }
    fillDisc(context, { ...at, radius: 0.8 + random() * 1.8 }, colour)
  }
}

function paintRidge(
  { context, frame, kind, video, scene }: GroundPainting,
  ground: Horizon,
  { index, top }: { index: 0 | 1 | 2; top: number },
) {
  const { width, height } = frame
  const noise = lineNoise(seedOf(video, scene, index))
  const rise = (1 - top) * [0.26, 0.28, 0.28][index]!
  const base = top + (isWide(frame) ? 0 : 0.03) + 0.65 * rise + index * (1 - top) * 0.2
  const scale = [3.2, 2.3, 1.6][index]! * (isWide(frame) ? 1.7 : 1)
  const heightAt = RIDGES[kind % RIDGES.length]!
  context.beginPath()
  context.moveTo(0, height)
  for (let x = 0; x <= width; x += 6) {
    context.lineTo(x, height * (base - rise * (heightAt((x / width) * scale, noise, index) - 0.35)))
  }
  context.lineTo(width, height)
  context.closePath()
  const colour = ground.ridge[index]
  const far = mixed(colour, ground.sky[3], ground.isDark ? 0.12 : 0.18)
  const fill = context.createLinearGradient(0, height * (base - rise), 0, height)
  fill.addColorStop(0, index === 0 ? far : colour)
  fill.addColorStop(1, mixed(colour, ground.ridge[2], index === 2 ? 0 : 0.5))
  context.save()
  context.shadowColor = rgba('#000000', ground.isDark ? 0.3 : 0.22)
  context.shadowBlur = 14
  context.shadowOffsetY = -2
  context.fillStyle = fill
  context.fill()
  context.restore()
}

type Ridge = (at: number, noise: (x: number) => number, index: number) => number

/** Hills, dunes, peaks and waves. */
const RIDGES: Ridge[] = [
  (at, noise) => noise(at) * 0.75 + noise(at * 2.7) * 0.25,
  (at, noise, index) => {
    const share = (at * 0.8 + noise(index * 9)) % 1
    const turn = share < 0.62 ? share / 0.62 : 1 + (share - 0.62) / 0.38
    return (1 - Math.cos(turn * Math.PI)) / 2
  },
  (at, noise, index) => {
    const along = at * 1.6 + noise(7 + index)
    return 1 - Math.abs((along % 1) - 0.5) * 2 * (0.6 + 0.4 * noise(Math.floor(along)))
  },
  (at, noise, index) => Math.abs(Math.sin(at * 2.4 + index * 1.3)) * 0.55 + noise(at) * 0.3,
]
