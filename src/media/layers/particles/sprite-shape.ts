import type { Rgb } from '#composition/layered-clip.ts'

export type SpriteShape = 'glow' | 'disc' | 'ring' | 'bokeh' | 'star' | 'streak' | 'petal'

/** How opaque a shape is at a point; both coordinates run from -1 to 1, `blur` is one pixel's width. */
type Opacity = (x: number, y: number, blur: number) => number

const SHAPES: Record<SpriteShape, Opacity> = {
  glow: (x, y) => Math.max(0, Math.exp(-5.5 * (x * x + y * y)) - 0.004),
  disc: (x, y) => 1 - smooth(0.45, 1, Math.hypot(x, y)),
  ring: (x, y, blur) => {
    const away = Math.hypot(x, y)
    const rim = smooth(0.55, 0.88, away) * (1 - smooth(0.9 - blur, 0.97, away))
    const glint = Math.exp(-28 * ((x + 0.4) ** 2 + (y + 0.42) ** 2))
    return Math.min(1, 0.75 * rim + 0.1 * (1 - smooth(0.85, 0.95, away)) + 0.9 * glint)
  },
  bokeh: (x, y, blur) => {
    const away = Math.hypot(x, y)
    return (0.72 + 0.28 * smooth(0.6, 0.9, away)) * (1 - smooth(0.92 - blur, 0.98, away))
  },
  star: (x, y) => {
    const core = Math.exp(-26 * (x * x + y * y))
    const across = Math.exp(-5 * Math.abs(x) - 70 * y * y)
    const down = Math.exp(-5 * Math.abs(y) - 70 * x * x)
    const edge = 1 - smooth(0.75, 1, Math.max(Math.abs(x), Math.abs(y)))
    return Math.min(1, core + 0.55 * across + 0.55 * down) * edge
  },
  streak: (x, y) => {
    const aside = x + y * 0.108
    const tail = Math.max(0, 1 - y * y) * smooth(-1, 0.6, y)
    return Math.exp(-900 * aside * aside) * tail
  },
  petal: (x, y, blur) => {
    const along = (x + y) * 0.7071
    const aside = (y - x) * 0.7071
    const width = 0.42 * Math.sqrt(Math.max(0, 1 - along * along)) * (1 - 0.28 * along)
    return 1 - smooth(width - 0.05 - 2 * blur, width + 0.02, Math.abs(aside))
  },
}

/** A square picture of a shape in raw premultiplied RGBA; it fades out before its edge. */
export function paintSprite(shape: SpriteShape, size: number, colour: Rgb): Uint8Array {
  const rgba = new Uint8Array(size * size * 4)
  for (let pixel = 0; pixel < size * size; pixel++) {
    const x = (2 * ((pixel % size) + 0.5)) / size - 1
    const y = (2 * (Math.floor(pixel / size) + 0.5)) / size - 1
    const opacity = Math.min(1, Math.max(0, SHAPES[shape](x, y, 2 / size)))
    for (const [channel, value] of [...colour, 255].entries()) {
      rgba[pixel * 4 + channel] = Math.round(value * opacity)
    }
  }
  return rgba
}

function smooth(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}
