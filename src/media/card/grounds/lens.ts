import { createCanvas } from '@napi-rs/canvas'
import {
  addGrain,
  channels,
  type Disc,
  type GroundPainting,
  isWide,
  mixed,
  rgba,
} from '../ground.ts'
import type { Lens } from '../palettes.ts'
import { planeNoise, seedOf } from '../seeds.ts'

type Form = (painting: GroundPainting, ground: Lens, side: number) => void

/** Light out of focus, under a veil where the type stands. */
export function paintLens(painting: GroundPainting, ground: Lens): void {
  const { context, frame, random, kind } = painting
  const { width, height, zone } = frame
  const long = Math.max(width, height)
  const side = random() < 0.5 ? -1 : 1
  context.fillStyle = ground.bg
  context.fillRect(0, 0, width, height)
  const x = isWide(frame) ? width * 0.95 : width * (0.5 + side * 0.42)
  const y = isWide(frame) ? height * 0.55 : height * (zone.y + zone.h * 0.55)
  context.globalCompositeOperation = 'screen'
  glow(painting, { x, y, radius: long * 0.62 }, ground.glow[0], 0.95)
  const other = {
    x: width * (0.5 - side * 0.5),
    y: height * (0.02 + 0.1 * random()),
    radius: long * 0.5,
  }
  glow(painting, other, ground.glow[1], 0.9)
  context.globalCompositeOperation = 'source-over'
  if (!painting.isBare) FORMS[kind % FORMS.length]!(painting, ground, side)
  paintVeil(painting, ground)
  addGrain(painting, 0.3, 'overlay')
}

function glow(
  { context, frame }: GroundPainting,
  { x, y, radius }: Disc,
  colour: string,
  alpha: number,
) {
  const light = context.createRadialGradient(x, y, 0, x, y, radius)
  light.addColorStop(0, rgba(colour, alpha))
  light.addColorStop(0.45, rgba(colour, alpha * 0.45))
  light.addColorStop(1, rgba(colour, 0))
  context.fillStyle = light
  context.fillRect(0, 0, frame.width, frame.height)
}

const paintBokeh: Form = ({ context, frame, random }, ground) => {
  const { width, height, zone } = frame
  const wide = isWide(frame)
  context.globalCompositeOperation = 'screen'
  for (let index = 0; index < 26; index += 1) {
    const near = random()
    const x = (wide ? zone.x + 0.02 + zone.w * random() : random()) * width
    const y = (wide ? random() : zone.y + 0.03 + zone.h * 1.05 * random()) * height
    const radius = Math.min(width, height) * (0.015 + 0.06 * near * near)
    const alpha = 0.1 + 0.22 * random()
    const colour = random() < 0.62 ? ground.glow[2] : mixed(ground.glow[0], '#ffffff', 0.25)
    const light = context.createRadialGradient(x, y, radius * 0.55, x, y, radius)
    light.addColorStop(0, rgba(colour, alpha))
    light.addColorStop(0.86, rgba(colour, alpha * 1.25))
    light.addColorStop(1, rgba(colour, 0))
    context.fillStyle = light
    context.beginPath()
    context.arc(x, y, radius, 0, Math.PI * 2)
    context.fill()
  }
  context.globalCompositeOperation = 'source-over'
}

const SILK_STEP = 6

const paintSilk: Form = ({ context, frame, video, scene }, ground, side) => {
  const { width, height } = frame
  const short = Math.min(width, height)
  const noise = planeNoise(seedOf(video, scene))
  const canvas = createCanvas(Math.round(width / SILK_STEP), Math.round(height / SILK_STEP))
  const small = canvas.getContext('2d')
  const image = small.createImageData(canvas.width, canvas.height)
  const [dark, bright] = [channels(ground.glow[0]), channels(ground.glow[2])]
  for (let y = 0; y < canvas.height; y += 1) {
    for (let x = 0; x < canvas.width; x += 1) {
      const across = ((x / canvas.width) * width) / short
      const down = ((y / canvas.height) * height) / short
      const fold = noise(across * 0.8 + 3, down * 0.45) * 1.7 + across * 1.35 * side + down * 0.28
      const light = (0.5 + 0.5 * Math.sin(fold * 6.3)) ** 1.5
      const shine = light ** 9 * 0.26
      const pixel = dark.map((part, at) => Math.min(255, part * light * 1.15 + bright[at]! * shine))
      image.data.set([...pixel, 255 * 0.82], (y * canvas.width + x) * 4)
    }
  }
  small.putImageData(image, 0, 0)
  context.imageSmoothingQuality = 'high'
  context.drawImage(canvas, 0, 0, width, height)
}

const paintBeam: Form = (painting, ground, side) => {
  const { context, frame } = painting
  const { width, height } = frame
  const wide = isWide(frame)
  const x = wide ? width * 1.02 : width * (0.5 + side * 0.56)
  const y = wide ? height * 0.92 : height * 0.93
  const upright = side > 0 ? Math.PI * 1.13 : -Math.PI * 0.13
  const base = wide ? Math.PI * 1.28 : upright
  const reach = Math.hypot(width, height) * 0.85
  context.save()
  context.globalCompositeOperation = 'screen'
  context.filter = 'blur(14px)'
  for (let beam = 0; beam < 3; beam += 1) {
    const turn = base + (beam - 1) * 0.2 * side
    const spread = 0.05 + 0.03 * beam
    const light = context.createRadialGradient(x, y, 0, x, y, reach)
    light.addColorStop(0, rgba(ground.glow[2], 0.75))
    light.addColorStop(0.35, rgba(ground.glow[2], 0.22))
    light.addColorStop(1, rgba(ground.glow[2], 0))
    context.fillStyle = light
    context.beginPath()
    context.moveTo(x, y)
    for (const edge of [turn - spread, turn + spread]) {
      context.lineTo(x + Math.cos(edge) * reach, y + Math.sin(edge) * reach)
    }
    context.closePath()
    context.fill()
  }
  context.filter = 'none'
  glow(painting, { x, y, radius: Math.min(width, height) * 0.3 }, ground.glow[2], 0.8)
  context.restore()
}

/** Slanted panes of light on a wall. */
const paintWindow: Form = ({ context, frame }, ground, side) => {
  const { width, height, zone } = frame
  const short = Math.min(width, height)
  const [across, down] = [short * 0.21, short * 0.17]
  context.save()
  context.globalCompositeOperation = 'screen'
  context.filter = 'blur(9px)'
  if (isWide(frame)) context.translate(width * 0.8, height * 0.3)
  else context.translate(width * (0.5 + side * 0.2), height * (zone.y + 0.06))
  context.transform(1, -0.22 * side, 0.3 * side, 1, 0, 0)
  for (const column of [-1, 0]) {
    for (const pane of [0, 1, 2]) {
      context.fillStyle = rgba(ground.glow[2], 0.3 - pane * 0.06)
      context.fillRect(column * across * 1.1, pane * down * 1.12, across, down)
    }
  }
  context.restore()
}

const FORMS: Form[] = [paintBokeh, paintSilk, paintBeam, paintWindow]

function paintVeil({ context, frame, kind }: GroundPainting, ground: Lens) {
  const { width, height, area } = frame
  const wide = isWide(frame)
  const isSilk = FORMS[kind % FORMS.length] === paintSilk
  const alpha = wide ? 0.58 : isSilk ? 0.62 : 0.42
  const veil = context.createLinearGradient(0, 0, wide ? width : 0, wide ? 0 : height)
  const end = wide ? area.x1 : area.y1
  veil.addColorStop(0, rgba(ground.bg, alpha))
  veil.addColorStop(end - 0.02, rgba(ground.bg, alpha))
  veil.addColorStop(Math.min(1, end + 0.13), rgba(ground.bg, 0))
  context.fillStyle = veil
  context.fillRect(0, 0, width, height)
  const [x, y] = [width / 2, height / 2]
  const short = Math.min(width, height)
  const edges = context.createRadialGradient(
    x,
    y,
    short * 0.4,
    x,
    y,
    Math.hypot(width, height) * 0.56,
  )
  edges.addColorStop(0, 'rgba(0,0,0,0)')
  edges.addColorStop(1, 'rgba(0,0,0,.5)')
  context.fillStyle = edges
  context.fillRect(0, 0, width, height)
}
