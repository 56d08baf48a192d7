import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { dimensionsOf } from '#composition/dimensions.ts'
import type { AspectRatio } from '#contract/options.ts'

const painted = new Map<AspectRatio, Promise<Buffer>>()

/** A WebP with transparent corners, as people upload it and no vendor of clips takes it. @returns its path. */
export async function webpPicture(folder: string, aspectRatio: AspectRatio): Promise<string> {
  const bytes = painted.get(aspectRatio) ?? paint(aspectRatio)
  painted.set(aspectRatio, bytes)
  const path = join(folder, 'picture.webp')
  await writeFile(path, await bytes)
  return path
}

async function paint(aspectRatio: AspectRatio): Promise<Buffer> {
  const { width, height } = dimensionsOf(aspectRatio, '720p')
  const disc = `<svg width="${width}" height="${height}"><circle cx="50%" cy="50%" r="40%"/></svg>`
  return await sharp(Buffer.from(disc)).webp().toBuffer()
}
