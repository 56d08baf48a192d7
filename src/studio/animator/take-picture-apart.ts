import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Rgb, SceneLight } from '#composition/layered-clip.ts'
import { estimateRelief } from './estimate-relief.ts'
import type { PartedPicture } from './parted-picture.ts'

/** The share of the short side that a picture without layers lends the camera on each side. */
const OVERSCAN = 0.05
/** How many samples across a picture is judged by. */
const SAMPLES = 32

/**
 * Gives a picture of unknown make a smooth relief, and finds its light. Nothing is cut out, so nothing
 * can tear; what stands in front is guessed from its place, its contrast and how it differs from the rim.
 */
export async function takePictureApart(
  imagePath: string,
  folder: string,
  { width, height }: { width: number; height: number },
): Promise<PartedPicture> {
  const overscan = 2 * Math.round((OVERSCAN * Math.min(width, height)) / 2)
  const full = { width: width + 2 * overscan, height: height + 2 * overscan }
  const upright = sharp(
    await sharp(imagePath).rotate().flatten().removeAlpha().png({ compressionLevel: 0 }).toBuffer(),
  )
  const path = join(folder, 'picture.rgba')
  await writeFile(
    path,
    await upright
      .clone()
      .resize({ ...full, fit: 'cover' })
      .ensureAlpha()
      .raw()
      .toBuffer(),
  )

  const columns = SAMPLES
  const rows = Math.round((SAMPLES * full.height) / full.width)
  const small = await upright
    .clone()
    .resize({ width: columns, height: rows, fit: 'cover', kernel: 'cubic' })
    .raw()
    .toBuffer()
  const depth = { columns, rows, depths: estimateRelief(small, columns, rows) }
  return {
    width,
    height,
    overscan,
    pictures: [{ path, ...full, depth, sway: 'none' }],
    light: brightestIn(small, columns, rows, { width, height }),
    particles: 'dust',
    subjectMoves: false,
    accent: meanOf(small),
  }
}

/** The middle of the brightest tenth: where the light seems to come from. */
function brightestIn(
  rgb: Uint8Array,
  columns: number,
  rows: number,
  frame: { width: number; height: number },
): SceneLight {
  const cells = Array.from({ length: columns * rows }, (_, cell) => ({
    column: cell % columns,
    row: Math.floor(cell / columns),
    colour: [rgb[cell * 3], rgb[cell * 3 + 1], rgb[cell * 3 + 2]] as Rgb,
  }))
  const bright = cells
    .toSorted((a, b) => brightnessOf(b.colour) - brightnessOf(a.colour))
    .slice(0, Math.ceil(cells.length / 10))
  const mean = (of: (cell: (typeof cells)[number]) => number) =>
    bright.reduce((sum, cell) => sum + of(cell), 0) / bright.length
  const colour: Rgb = [0, 1, 2].map((channel) =>
    Math.round(155 + mean((cell) => cell.colour[channel] as number) * (100 / 255)),
  ) as Rgb
  return {
    x: (mean((cell) => cell.column + 0.5) / columns) * frame.width,
    y: (mean((cell) => cell.row + 0.5) / rows) * frame.height,
    colour,
    strength: (0.5 * mean((cell) => brightnessOf(cell.colour))) / 255,
  }
}

function brightnessOf([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function meanOf(rgb: Uint8Array): Rgb {
  const sums: Rgb = [0, 0, 0]
  for (const [at, value] of rgb.entries()) sums[at % 3] = (sums[at % 3] as number) + value
  return sums.map((sum) => (sum * 3) / rgb.length) as Rgb
}
