import sharp from 'sharp'
import type { Motion } from '#composition/motion.ts'
import { seededRandom } from '#composition/seeded-random.ts'
import type { PictureLayer } from './kernel.ts'
import { stillLayer } from './open-still.ts'
import type { PlaneLayout } from './planes.ts'

/**
 * What a scene without a picture shows: a quiet, almost neutral gradient with a soft light in it, drawn
 * from a seed. Its text stands on it as captions.
 */
export async function openCard(
  { seed, motion }: { seed: number; motion: Motion },
  visibleFrames: number,
  layout: PlaneLayout,
): Promise<PictureLayer> {
  const { width, height } = layout
  const svg = cardDrawing(seed, width, height)
  return await stillLayer(sharp(Buffer.from(svg)), { width, height }, motion, visibleFrames, layout)
}

function cardDrawing(seed: number, width: number, height: number): string {
  const random = seededRandom(seed)
  const hue = Math.round(random() * 360)
  const lightX = Math.round(20 + random() * 60)
  const lightY = Math.round(15 + random() * 35)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs>
    <linearGradient id="ground" x1="0" y1="0" x2="0.35" y2="1">
      <stop offset="0" stop-color="hsl(${hue},9%,30%)"/>
      <stop offset="1" stop-color="hsl(${hue},12%,13%)"/>
    </linearGradient>
    <radialGradient id="light" cx="${lightX}%" cy="${lightY}%" r="70%">
      <stop offset="0" stop-color="hsl(${hue},14%,58%)" stop-opacity="0.55"/>
      <stop offset="1" stop-color="hsl(${hue},14%,40%)" stop-opacity="0"/>
    </radialGradient>
    <filter id="grain"><feTurbulence type="fractalNoise" baseFrequency="0.8" seed="${seed % 1000}"/>
      <feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0.06 0 0 0 0"/></filter>
  </defs>
  <rect width="100%" height="100%" fill="url(#ground)"/>
  <rect width="100%" height="100%" fill="url(#light)"/>
  <rect width="100%" height="100%" filter="url(#grain)"/>
</svg>`
}
