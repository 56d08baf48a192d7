import sharp from 'sharp'

const TYPES: Partial<Record<string, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
}

export type ImageFacts = { contentType: string; width: number; height: number }

/**
 * Decodes a PNG, JPEG or WebP picture in full, so that a damaged one is found out. Width and height are
 * those after the orientation its camera noted. Undefined for everything else.
 */
export async function readImage(path: string): Promise<ImageFacts | undefined> {
  try {
    const { format, autoOrient } = await sharp(path).metadata()
    await sharp(path).stats()
    const contentType = TYPES[format]
    if (!contentType) return undefined
    return { contentType, width: autoOrient.width, height: autoOrient.height }
  } catch {
    return undefined
  }
}
