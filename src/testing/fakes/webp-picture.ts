import { join } from 'node:path'
import sharp from 'sharp'
import { dimensionsOf } from '#composition/dimensions.ts'
import type { AspectRatio } from '#contract/options.ts'
import { sharedFolder } from '../temporary-folder.ts'

const folder = sharedFolder()
const painted = new Map<AspectRatio, Promise<string>>()

/** A WebP with transparent corners, as people upload it and no vendor of clips takes it. @returns its path. */
export async function webpPicture(aspectRatio: AspectRatio): Promise<string> {
  const path = painted.get(aspectRatio) ?? paint(aspectRatio)
  painted.set(aspectRatio, path)
  return await path
}

async function paint(aspectRatio: AspectRatio): Promise<string> {
  const { width, height } = dimensionsOf(aspectRatio, '720p')
  const path = join(folder, `${width}x${height}.webp`)
  const disc = `<svg width="${width}" height="${height}"><circle cx="50%" cy="50%" r="40%"/></svg>`
  await sharp(Buffer.from(disc)).webp().toFile(path)
  return path
}
