/** Draws the icons that phones ask for from public/icon.svg: `node bin/make-icons.ts`. */
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url))
const FOLDER = join(PUBLIC, 'icons')
const DENSITY = 1536

/** `share` of the square that the mark fills: phones cut the corners of some. */
const ICONS = [
  { name: 'touch-180', size: 180, share: 0.84, background: '#ffffff' },
  { name: 'icon-192', size: 192, share: 1, background: '#ffffff00' },
  { name: 'icon-512', size: 512, share: 1, background: '#ffffff00' },
  { name: 'maskable-512', size: 512, share: 0.7, background: '#ffffff' },
]

const svg = await readFile(join(PUBLIC, 'icon.svg'))
await mkdir(FOLDER, { recursive: true })
for (const { name, size, share, background } of ICONS) {
  const inner = Math.round(size * share)
  const before = Math.floor((size - inner) / 2)
  const after = size - inner - before
  await sharp(svg, { density: DENSITY })
    .resize(inner, inner)
    .extend({ top: before, left: before, bottom: after, right: after, background })
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(FOLDER, `${name}.png`))
}
