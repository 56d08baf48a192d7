import { writeFile } from 'node:fs/promises'
import { createCanvas } from '@napi-rs/canvas'
import type { PictureFile } from '#composition/layered-clip.ts'
import type { PictureLayers } from '../illustrator/picture-layers.ts'

/** Toning and vignettes have no fine detail; grain averages out, as it must in a moving picture. */
const COARSE = 8
const DARK = 77
const LIGHT = 179
const MIDDLE = (DARK + LIGHT) / 2

/**
 * Turns a picture's finishing, whatever its blend modes, into one ordinary sheet: what the finishing
 * does to a dark and to a light grey tells, for each point, how much it hides and what it adds.
 */
export async function finishOf(
  picture: PictureLayers,
  path: string,
): Promise<PictureFile | undefined> {
  if (picture.overlays.length === 0) return undefined
  const width = 2 * Math.ceil(picture.width / COARSE / 2)
  const height = 2 * Math.ceil(picture.height / COARSE / 2)
  const onDark = finished(picture, width, height, DARK)
  const onLight = finished(picture, width, height, LIGHT)
  const rgba = new Uint8Array(onDark.length)
  for (let at = 0; at < rgba.length; at += 4) {
    const middles = [0, 1, 2].map(
      (channel) => ((onDark[at + channel] as number) + (onLight[at + channel] as number)) / 2,
    )
    const hidden = hiddenShare(middles, contrastAt(onDark, onLight, at) / (LIGHT - DARK))
    for (const [channel, middle] of middles.entries()) {
      rgba[at + channel] = Math.round(middle - (1 - hidden) * MIDDLE)
    }
    rgba[at + 3] = Math.round(255 * hidden)
  }
  await writeFile(path, rgba)
  return { path, width, height }
}

/**
 * How opaque the sheet must be to do both: reduce the contrast, and turn the middle grey into each of
 * the colours `middles` with an ink between black and white.
 */
function hiddenShare(middles: number[], contrast: number): number {
  const darker = middles.map((middle) => 1 - middle / MIDDLE)
  const lighter = middles.map((middle) => (middle - MIDDLE) / (255 - MIDDLE))
  return Math.min(1, Math.max(0, 1 - contrast, ...darker, ...lighter))
}

/** The mean over the colours of how far apart the two greys have stayed. */
function contrastAt(onDark: Uint8Array, onLight: Uint8Array, at: number): number {
  const apart = (channel: number) =>
    (onLight[at + channel] as number) - (onDark[at + channel] as number)
  return (apart(0) + apart(1) + apart(2)) / 3
}

function finished(picture: PictureLayers, width: number, height: number, grey: number): Uint8Array {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = `rgb(${grey},${grey},${grey})`
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  for (const overlay of picture.overlays) {
    context.globalCompositeOperation = overlay.blend
    context.drawImage(overlay.canvas, 0, 0, width, height)
  }
  return canvas.data()
}
