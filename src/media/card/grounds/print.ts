import type { SKRSContext2D } from '@napi-rs/canvas'
import { addGrain, type Disc, fillDisc, type GroundPainting, isWide } from '../ground.ts'
import type { Print } from '../palettes.ts'

type Zone = { x: number; y: number; w: number; h: number }
type Form = (painting: GroundPainting, ground: Print, zone: Zone) => void

/** Flat inks, geometry and a halftone screen beside the type. */
export function paintPrint(painting: GroundPainting, ground: Print): void {
  const { context, frame, random, kind, scene } = painting
  const { width, height } = frame
  context.fillStyle = ground.bg
  context.fillRect(0, 0, width, height)
  if (!painting.isBare) {
    const { x, y, w, h } = frame.zone
    const zone = { x: x * width, y: y * height, w: w * width, h: h * height }
    context.save()
    if (random() < 0.5 && !isWide(frame)) {
      context.translate(width, 0)
      context.scale(-1, 1)
    }
    FORMS[(kind + scene) % FORMS.length]!(painting, ground, zone)
    context.restore()
  }
  addGrain(painting, 0.16, 'soft-light')
}

const shortOf = ({ frame }: GroundPainting) => Math.min(frame.width, frame.height)

const paintDiscs: Form = (painting, { tones }, { x, y, w, h }) => {
  const { context, frame } = painting
  const wide = isWide(frame)
  const radius = wide ? w * 0.62 : Math.min(h * 0.66, frame.width * 0.42)
  const large = {
    x: x + w * (wide ? 0.72 : 0.74),
    y: wide ? frame.height * 0.66 : y + h * 0.72,
    radius,
  }
  fillDisc(context, large, tones[0])
  const small = { x: x + w * (wide ? 0.55 : 0.36), y: wide ? frame.height * 0.3 : y + h * 0.66 }
  halftone(context, { ...small, radius: radius * 0.72 }, tones[1], shortOf(painting))
}

const paintQuarters: Form = ({ context, frame, random, scene }, { tones }, { x, h, w }) => {
  const { width, height } = frame
  const wide = isWide(frame)
  const side = wide ? w : Math.min(width / 4, h * 0.98)
  const columns = wide ? 1 : Math.ceil(width / side)
  const top = wide ? 0 : height - Math.max(1, Math.floor(h / side)) * side
  const colours = [tones[0], tones[1], tones[0], tones[2]]
  for (let row = 0; top + row * side <= height; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      context.save()
      context.translate(x + column * side + side / 2, top + row * side + side / 2)
      context.rotate((Math.floor(random() * 4) * Math.PI) / 2)
      context.fillStyle = colours[(column + row * 2 + scene) % 4]!
      context.beginPath()
      context.moveTo(-side / 2, -side / 2)
      context.arc(-side / 2, -side / 2, side, 0, Math.PI / 2)
      context.closePath()
      context.fill()
      context.restore()
    }
  }
}

const paintStripedSun: Form = ({ context, frame }, { tones }, { x, w, h }) => {
  const wide = isWide(frame)
  const stripes = 7
  const radius = wide ? w * 0.78 : Math.min(h, frame.width * 0.52)
  const at = { x: x + w * (wide ? 0.8 : 0.6), y: wide ? frame.height * 0.62 : frame.height }
  context.beginPath()
  context.arc(at.x, at.y, radius, 0, Math.PI * 2)
  context.clip()
  const tall = (2 * radius) / stripes
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const isThin = stripe % 2 === 1
    context.fillStyle = isThin ? tones[1] : tones[0]
    const height = tall * (isThin ? 0.55 + 0.05 * stripe : 1)
    context.fillRect(at.x - radius, at.y - radius + stripe * tall, 2 * radius, height)
  }
}

const paintArcs: Form = (painting, { tones, bg }, { y, w, h }) => {
  const { context, frame } = painting
  const { width, height } = frame
  const wide = isWide(frame)
  const reach = wide ? w * 0.98 : Math.min(h * 0.98, width * 0.6)
  const centre = { x: wide ? width : 0, y: height }
  for (const [index, colour] of [tones[0], bg, tones[1], bg].entries()) {
    fillDisc(context, { ...centre, radius: reach * (1 - index * 0.22) }, colour)
  }
  const short = shortOf(painting)
  const dots = wide
    ? { x: width, y: height * 0.16, radius: short * 0.2 }
    : { x: width * 0.84, y: y + h * 0.58, radius: Math.min(short * 0.15, h * 0.42) }
  halftone(context, dots, tones[2], short)
}

/** A screen that grows towards the edge. */
const paintScreen: Form = (painting, { tones }, { x, y, w, h }) => {
  const { context, frame } = painting
  const wide = isWide(frame)
  const short = shortOf(painting)
  const pitch = short * 0.036
  const rows = (wide ? frame.height : h) / pitch + 2
  for (let row = wide ? -1 : 1; row < rows; row += 1) {
    for (let column = -1; column < w / pitch + 2; column += 1) {
      const left = x + column * pitch + (row % 2 ? pitch / 2 : 0)
      const top = (wide ? 0 : y) + row * pitch
      const share = wide ? (left - x) / w : (top - y) / h
      const wave = 0.14 * Math.sin((left / short) * 5) * Math.min(1, share * 3)
      const radius = pitch * 0.62 * Math.min(1, Math.max(0, share * 1.05 - 0.02 + wave))
      if (radius > 1 && share > 0.04) fillDisc(context, { x: left, y: top, radius }, tones[0])
    }
  }
  const disc = { x: x + w * (wide ? 0.55 : 0.72), y: wide ? frame.height * 0.66 : y + h * 0.6 }
  fillDisc(context, { ...disc, radius: short * 0.11 }, tones[1])
}

const paintBlocks: Form = ({ context, frame, random, scene }, { tones }, { x, y, w, h }) => {
  const { width, height } = frame
  const wide = isWide(frame)
  const count = wide ? 3 : 6
  const unit = wide ? w / 3 : width / 6
  const colours = [tones[0], tones[1], tones[2], tones[0], tones[1], tones[0]]
  for (let block = 0; block < count; block += 1) {
    const tall = 1 + Math.floor(random() * (wide ? 4 : Math.max(1, h / unit - 1)))
    context.fillStyle = colours[(block + scene) % 6]!
    context.fillRect(
      x + block * unit,
      height - tall * unit * (wide ? 0.83 : 0.92),
      unit + 0.5,
      height,
    )
  }
  if (!wide && h <= unit * 2.2) return
  const disc = wide ? { x: x + w * 0.5, y: height * 0.2 } : { x: x + unit * 4.5, y: y + unit * 0.5 }
  fillDisc(context, { ...disc, radius: unit * 0.42 }, tones[0])
}

const FORMS: Form[] = [
  paintDiscs,
  paintQuarters,
  paintStripedSun,
  paintArcs,
  paintScreen,
  paintBlocks,
]

/** Dots on a screen of 30 degrees; they shrink with their distance from the upper left of the disc. */
function halftone(context: SKRSContext2D, { x, y, radius }: Disc, colour: string, short: number) {
  const pitch = short * 0.0185
  context.save()
  context.translate(x, y)
  context.rotate(Math.PI / 6)
  for (let across = -radius; across <= radius; across += pitch) {
    for (let down = -radius; down <= radius; down += pitch) {
      if (Math.hypot(across, down) > radius) continue
      const share = 1 - Math.hypot(across + radius * 0.45, down + radius * 0.2) / (radius * 1.6)
      const dot = pitch * 0.68 * share
      if (dot > 0.8) fillDisc(context, { x: across, y: down, radius: dot }, colour)
    }
  }
  context.restore()
}
