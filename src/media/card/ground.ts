import { type Canvas, type CanvasPattern, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { CardFrame } from '#composition/card/card-look.ts'
import { seededRandom } from '#composition/seeded-random.ts'
import { seedOf } from './seeds.ts'

/** Everything a ground is painted from. */
export type GroundPainting = {
  context: SKRSContext2D
  frame: CardFrame
  random: () => number
  /** The video's own: the same kind of form on all its cards. */
  kind: number
  video: number
  scene: number
  /** No form: a question mark or height lines take its place. */
  isBare: boolean
}

export type Disc = { x: number; y: number; radius: number }

export const isWide = ({ width, height }: CardFrame) => width > height

export function rgba(hex: string, alpha: number): string {
  const [red, green, blue] = channels(hex)
  return `rgba(${red},${green},${blue},${alpha})`
}

export function channels(hex: string): [number, number, number] {
  const at = (index: number) => Number.parseInt(hex.slice(index, index + 2), 16)
  return [at(1), at(3), at(5)]
}

export function mixed(one: string, other: string, share: number): string {
  const second = channels(other)
  const parts = channels(one).map((part, at) =>
    Math.round(part * (1 - share) + second[at]! * share),
  )
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

export function fillDisc(context: SKRSContext2D, { x, y, radius }: Disc, colour: string): void {
  context.fillStyle = colour
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
}

const TILE = 256

/** Grain like that of film, or the tooth of paper that a wax pencil leaves open. */
function tile(kind: 'grain' | 'tooth'): Canvas {
  const canvas = createCanvas(TILE, TILE)
  const context = canvas.getContext('2d')
  const image = context.createImageData(TILE, TILE)
  const random = seededRandom(seedOf(kind))
  const coarse = Array.from({ length: 64 * 64 }, random)
  for (let at = 0; at < TILE * TILE; at += 1) {
    const [x, y] = [at % TILE, Math.floor(at / TILE)]
    const fine = random()
    if (kind === 'grain') {
      const light = fine < 0.5 ? 0 : 255
      image.data.set([light, light, light, Math.abs(fine - 0.5) * 120], at * 4)
    } else {
      const isOpen = fine * 0.62 + coarse[(y >> 2) * 64 + (x >> 2)]! * 0.38 < 0.36
      image.data.set([0, 0, 0, isOpen ? 225 : 0], at * 4)
    }
  }
  context.putImageData(image, 0, 0)
  return canvas
}

export function patternOf(context: SKRSContext2D, kind: 'grain' | 'tooth'): CanvasPattern {
  const pattern = context.createPattern(tile(kind), 'repeat')
  if (!pattern) throw new Error('A tile gave no pattern.')
  return pattern
}

export function addGrain(
  { context, frame }: GroundPainting,
  alpha: number,
  blend: 'overlay' | 'multiply' | 'soft-light',
): void {
  context.save()
  context.globalAlpha = alpha
  context.globalCompositeOperation = blend
  context.fillStyle = patternOf(context, 'grain')
  context.fillRect(0, 0, frame.width, frame.height)
  context.restore()
}
