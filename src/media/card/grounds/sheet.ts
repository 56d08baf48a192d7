import { createCanvas } from '@napi-rs/canvas'
import { addGrain, type GroundPainting, isWide, patternOf, rgba } from '../ground.ts'
import type { Sheet } from '../palettes.ts'
import { lineNoise, seedOf } from '../seeds.ts'

/** A sheet of paper on another with a torn edge, and one mark of a wax pencil. */
export function paintSheet(painting: GroundPainting, ground: Sheet): void {
  const { context, frame, random } = painting
  const { width, height } = frame
  context.fillStyle = ground.bg
  context.fillRect(0, 0, width, height)
  const light = context.createRadialGradient(
    width * (0.2 + 0.6 * random()),
    -height * 0.1,
    0,
    width * 0.5,
    height * 0.3,
    height * 0.9,
  )
  light.addColorStop(0, rgba('#ffffff', ground.isDark ? 0.06 : 0.5))
  light.addColorStop(1, rgba('#ffffff', 0))
  context.fillStyle = light
  context.fillRect(0, 0, width, height)
  paintSecondSheet(painting, ground)
  if (!painting.isBare) paintWax(painting, ground)
  addGrain(painting, ground.isDark ? 0.16 : 0.2, ground.isDark ? 'soft-light' : 'multiply')
}

function paintSecondSheet({ context, frame, random, video, scene }: GroundPainting, ground: Sheet) {
  const { width, height, zone } = frame
  const short = Math.min(width, height)
  const wide = isWide(frame)
  const tilt = (random() < 0.5 ? -1 : 1) * (0.02 + 0.05 * random())
  const torn = lineNoise(seedOf(video, scene, 'edge'))
  const edge = (at: number) => (torn(at / 14 + 99) - 0.5) * 5 + (torn(at / 90 + 400) - 0.5) * 8
  const reach = Math.max(width, height) * 0.8
  context.save()
  if (wide) context.translate(zone.x * width + 0.03 * width * random(), height / 2)
  else context.translate(width / 2, (zone.y + 0.035 + 0.02 * random()) * height)
  context.rotate(tilt)
  context.beginPath()
  context.moveTo(wide ? reach : -reach, wide ? -reach : height)
  for (let at = -reach; at <= reach; at += 6) {
    if (wide) context.lineTo(edge(at), at)
    else context.lineTo(at, edge(at))
  }
  context.lineTo(reach, wide ? reach : height)
  context.closePath()
  context.shadowColor = rgba('#000000', ground.isDark ? 0.5 : 0.2)
  context.shadowBlur = 0.045 * short
  context.shadowOffsetX = wide ? -0.006 * short : 0
  context.shadowOffsetY = wide ? 0 : -0.006 * short
  context.fillStyle = ground.under
  context.fill()
  context.shadowColor = 'transparent'
  context.strokeStyle = rgba(ground.lift, ground.isDark ? 0.35 : 0.9)
  context.lineWidth = 3
  context.stroke()
  context.restore()
}

/** A loop, a hatch, a wave or two strokes, with the tooth of the paper in them. */
function paintWax({ context, frame, random, kind, scene }: GroundPainting, ground: Sheet) {
  const { width, height, zone } = frame
  const wide = isWide(frame)
  const canvas = createCanvas(width, height)
  const wax = canvas.getContext('2d')
  const x = wide ? (zone.x + zone.w * 0.55) * width : width * (0.3 + 0.4 * random())
  const y = wide ? height * (0.35 + 0.3 * random()) : (zone.y + zone.h * 0.62) * height
  const radius = wide ? zone.w * width * 0.3 : Math.min(zone.h * height * 0.62, width * 0.42)
  wax.strokeStyle = ground.accent
  wax.lineCap = 'round'
  wax.lineJoin = 'round'
  wax.lineWidth = Math.min(width, height) * 0.046
  wax.beginPath()
  const shares = Array.from({ length: 101 }, (_, index) => index / 100)
  const form = (kind + scene) % 4
  if (form === 0) {
    for (const at of shares) {
      const turn = -2.4 + at * 7.6
      const reach = radius * (1 - 0.16 * at)
      wax.lineTo(x + Math.cos(turn) * reach * 1.25, y + Math.sin(turn) * reach * 0.72)
    }
  } else if (form === 1) {
    for (let line = 0; line < 5; line += 1) {
      const from = x - radius * 1.2 + line * radius * 0.55
      wax.moveTo(from, y + radius * 0.62 + random() * radius * 0.12)
      wax.lineTo(from + radius * 0.5, y - radius * 0.5 - random() * radius * 0.16)
    }
  } else if (form === 2) {
    for (const at of shares) {
      const rise = Math.sin(at * 17 + 1) * radius * 0.4 * (1 - at * 0.55)
      wax.lineTo(x - radius * 1.5 + at * radius * 3, y + rise)
    }
  } else {
    for (const at of shares) {
      wax.lineTo(
        x - radius * 1.4 + at * radius * 2.7,
        y - radius * (0.2 + Math.sin(at * 2.6) * 0.18),
      )
    }
    wax.moveTo(x - radius * 0.9, y + radius * 0.26)
    for (const at of shares) {
      wax.lineTo(
        x - radius * 0.9 + at * radius * 1.7,
        y + radius * (0.26 - Math.sin(at * 2.2) * 0.12),
      )
    }
  }
  wax.stroke()
  wax.globalCompositeOperation = 'destination-out'
  wax.fillStyle = patternOf(wax, 'tooth')
  wax.scale(1.6, 1.6)
  wax.fillRect(0, 0, width, height)
  context.save()
  context.globalAlpha = 0.96
  context.drawImage(canvas, 0, 0)
  context.restore()
}
