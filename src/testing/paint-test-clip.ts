import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CameraMove, DepthPicture, LayeredClip } from '#composition/layered-clip.ts'

export type TestClipWish = Partial<Omit<LayeredClip, 'pictures'>> & {
  /** Names of the pictures in front of the bars; a post in the foreground if not given. */
  pictures?: (keyof typeof PAINTERS)[]
}

const OVERSCAN = 20
const AT_REST = { x: 0, y: 0, zoom: 0, roll: 0 }

export const STILL_CAMERA: CameraMove = {
  from: AT_REST,
  to: AT_REST,
  pivotDepth: 0,
  turn: 0,
  unrest: 0,
}
export const PAN: CameraMove = {
  ...STILL_CAMERA,
  from: { ...AT_REST, x: -0.9 },
  to: { ...AT_REST, x: 0.9 },
  turn: 0.15,
}
/** As much of everything at once as a camera may do. */
export const WILD_CAMERA: CameraMove = {
  from: { x: -1, y: 1, zoom: 0.02, roll: 0.01 },
  to: { x: 1, y: -1, zoom: 0.2, roll: -0.01 },
  pivotDepth: 0.5,
  turn: 0.3,
  unrest: 1,
}

/** Paints small grey pictures into the folder: a dark ground with a bright bar, and things before it. */
export async function paintTestClip(
  folder: string,
  { pictures = ['post'], ...wish }: TestClipWish,
): Promise<LayeredClip> {
  const size = { width: wish.width ?? 180, height: wish.height ?? 320 }
  const names: (keyof typeof PAINTERS)[] = ['bars', ...pictures]
  return {
    ...size,
    durationMs: 400,
    seed: 1,
    overscan: OVERSCAN,
    camera: PAN,
    particles: 'none',
    accent: [255, 200, 150],
    ...wish,
    pictures: await Promise.all(names.map((name) => paint(folder, size, name))),
  }
}

async function paint(
  folder: string,
  size: { width: number; height: number },
  name: keyof typeof PAINTERS,
): Promise<DepthPicture> {
  const width = size.width + 2 * OVERSCAN
  const height = size.height + 2 * OVERSCAN
  const rgba = new Uint8Array(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const x = (pixel % width) / width
    const y = Math.floor(pixel / width) / height
    const [grey, alpha] = PAINTERS[name](x, y)
    rgba.set([grey, grey, grey, alpha], pixel * 4)
  }
  const path = join(folder, `${name}.rgba`)
  await writeFile(path, rgba)
  const sway = name === 'foliage' || name === 'water' || name === 'float' ? name : 'none'
  return { path, width, height, depth: DEPTHS[name] ?? 1, sway }
}

type Painter = (x: number, y: number) => [grey: number, alpha: number]

const CLEAR: [number, number] = [0, 0]
const PAINTERS = {
  bars: (x, y) => [y < 0.35 && Math.abs(x - 0.5) < 0.08 ? 230 : 40, 255],
  post: (x, y) => (y > 0.65 && Math.abs(x - 0.5) < 0.08 ? [230, 255] : CLEAR),
  relief: (x) => [Math.abs(x - 0.5) < 0.08 ? 230 : 40, 255],
  bright: () => [200, 255],
  foliage: (x, y) => (y > 0.3 && Math.floor(x * 14) % 2 === 0 ? [210, 255] : CLEAR),
  water: (x, y) => (y > 0.3 ? [Math.floor(x * 14) % 2 === 0 ? 210 : 60, 255] : CLEAR),
  float: (x, y) => (Math.hypot(x - 0.5, y - 0.5) < 0.25 ? [220, 255] : CLEAR),
} satisfies Record<string, Painter>

const DEPTHS: Partial<Record<keyof typeof PAINTERS, DepthPicture['depth']>> = {
  bars: 0,
  relief: { columns: 2, rows: 2, depths: [0, 0, 1, 1] },
}
