import { type Canvas, loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'
import { newCanvas } from '../paint/canvas.ts'
import type { Artwork } from '../prompt/picture-brief.ts'
import { cached } from './file-cache.ts'
import { findIcons, type IconOffsets, type IconSetName, readIcon } from './icon-set.ts'

/** Raised when cached files would be made differently; old ones are then ignored. */
const CACHE_VERSION = 2
const RASTER_SIZE = 768
/** At this density a unit of an SVG is a pixel. */
const DENSITY = 72

/** Of the whole: a mountain meets the ground where its slopes still widen, not with a plinth under them. */
const HEIGHT_SHOWN: Record<string, number> = { 'fluent/mount-fuji': 0.755 }

/** The artwork cut out to its visible part, or null when neither set has it. */
export async function loadArtwork(
  artwork: Artwork,
  prefer: IconSetName,
  cacheFolder: string | undefined,
): Promise<Canvas | null> {
  const order: IconSetName[] = prefer === 'fluent' ? ['fluent', 'noto'] : ['noto', 'fluent']
  for (const set of order) {
    const name = artwork[set]
    if (!name) continue
    const offsets = await iconOffsets(set, cacheFolder)
    const place = offsets[name]
    if (!place) continue
    return await cached(cacheFolder, `v${CACHE_VERSION}/${set}/${name}.png`, {
      make: async () => rasterise(await readIcon(set, place), HEIGHT_SHOWN[`${set}/${name}`]),
      read: trimmed,
    })
  }
  return null
}

async function iconOffsets(
  set: IconSetName,
  cacheFolder: string | undefined,
): Promise<IconOffsets> {
  return await cached(cacheFolder, `v${CACHE_VERSION}/${set}.json`, {
    make: async () => Buffer.from(JSON.stringify(await findIcons(set))),
    read: async (content) => {
      const offsets = JSON.parse(content.toString('utf8')) as IconOffsets
      if (Object.keys(offsets).length < 1000) throw new Error('The list of icons is incomplete.')
      return offsets
    },
  })
}

async function rasterise(svg: string, heightShown = 1): Promise<Buffer> {
  const width = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1])
  const density = (DENSITY * RASTER_SIZE) / width
  const height = Math.round(RASTER_SIZE * heightShown)
  const picture = sharp(Buffer.from(svg), { density }).resize({ width: RASTER_SIZE })
  const whole = await picture.png().toBuffer()
  if (heightShown === 1) return whole
  const hidden = RASTER_SIZE - height
  return await sharp(whole)
    .extract({ left: 0, top: 0, width: RASTER_SIZE, height })
    .extend({ bottom: hidden, background: '#0000' })
    .png()
    .toBuffer()
}

/** Icons have uneven empty rims; a subject must stand with its own foot on the ground. */
async function trimmed(png: Buffer): Promise<Canvas> {
  const image = await loadImage(png)
  const box = visibleBox(image)
  const canvas = newCanvas(box.width, box.height)
  canvas.getContext('2d').drawImage(image, -box.x, -box.y)
  return canvas
}

function visibleBox(image: Awaited<ReturnType<typeof loadImage>>) {
  const size = 128
  const small = newCanvas(size, size)
  const context = small.getContext('2d')
  context.drawImage(image, 0, 0, size, size)
  const { data } = context.getImageData(0, 0, size, size)
  let [left, top, right, bottom] = [size, size, 0, 0]
  for (let offset = 3, index = 0; offset < data.length; offset += 4, index++) {
    if (data[offset]! < 24) continue
    const [x, y] = [index % size, Math.floor(index / size)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  if (right < left) throw new Error('The artwork is empty.')
  const scale = image.width / size
  return {
    x: left * scale,
    y: top * scale,
    width: (right - left + 1) * scale,
    height: (bottom - top + 1) * scale,
  }
}
