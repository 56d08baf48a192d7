/**
 * Paints the pictures of the landing page with the built-in studio: `node bin/make-site-art.ts [name ...]`.
 * The same prompt and seed give the same picture, so this list is their source.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { AspectRatio } from '#contract/options.ts'
import { createBuiltinIllustrator } from '../src/providers/illustrator/builtin/create-builtin-illustrator.ts'

type Picture = { name: string; prompt: string; ratio: AspectRatio; seed: number }

/** Pixels on screen at most, times 1.5: sharp enough on a dense screen, small enough for a phone. */
const WIDTHS_PX: Record<AspectRatio, number> = { '9/16': 360, '16/9': 720, '4/5': 480, '1/1': 480 }
const WEBP_QUALITY = 72

const PICTURES: Picture[] = [
  {
    name: 'headland',
    prompt: 'A lighthouse on a headland at dusk, its beam over a calm sea',
    ratio: '9/16',
    seed: 5,
  },
  {
    name: 'compass',
    prompt: 'A compass on a wooden desk at night, warm lamp light',
    ratio: '9/16',
    seed: 3,
  },
  { name: 'lantern', prompt: 'A lantern glows in the dark, night', ratio: '9/16', seed: 4 },
  { name: 'boat', prompt: 'A sailing boat on the sea at night, moon', ratio: '9/16', seed: 5 },
  {
    name: 'coast',
    prompt: 'A lighthouse by the sea under the stars, clear night',
    ratio: '9/16',
    seed: 8,
  },
  {
    name: 'harbour',
    prompt: 'A lighthouse and a ship on the sea at sunset, wide coast',
    ratio: '16/9',
    seed: 6,
  },
  {
    name: 'robot',
    prompt: 'A laptop and a robot on a desk at night, screens glow',
    ratio: '16/9',
    seed: 4,
  },
  { name: 'hat', prompt: 'A hat in a room, evening sun', ratio: '4/5', seed: 7 },
  { name: 'rocket', prompt: 'A rocket in deep space, planet with rings', ratio: '9/16', seed: 8 },
  {
    name: 'coffee',
    prompt: 'A cup of hot coffee on a wooden table, morning light',
    ratio: '1/1',
    seed: 8,
  },
  { name: 'octopus', prompt: 'An octopus deep under the sea', ratio: '16/9', seed: 2 },
  { name: 'shoe', prompt: 'A running shoe on a mountain path at sunrise', ratio: '9/16', seed: 5 },
  {
    name: 'chart',
    prompt: 'A bar chart and a briefcase on a desk, morning light',
    ratio: '16/9',
    seed: 4,
  },
  { name: 'house', prompt: 'A house in the snow, winter evening', ratio: '9/16', seed: 3 },
  { name: 'house-square', prompt: 'A house in the snow, winter night', ratio: '1/1', seed: 5 },
  {
    name: 'pour',
    prompt: 'Coffee is poured into a cup, coffee beans on the table, morning light',
    ratio: '1/1',
    seed: 6,
  },
  { name: 'lanterns', prompt: 'A red paper lantern in a street at night', ratio: '1/1', seed: 4 },
]

const FOLDER = fileURLToPath(new URL('../src/web/assets/site/', import.meta.url))

const wanted = process.argv.slice(2)
const workFolder = await mkdtemp(join(tmpdir(), 'site-art-'))
const illustrator = createBuiltinIllustrator({ cacheFolder: join(workFolder, 'artwork') })
for (const picture of PICTURES) {
  if (wanted.length === 0 || wanted.includes(picture.name)) await paint(picture)
}
await rm(workFolder, { recursive: true })

async function paint({ name, prompt, ratio, seed }: Picture): Promise<void> {
  const folder = join(workFolder, name)
  await mkdir(folder)
  const request = { prompt, aspectRatio: ratio, style: 'AUTO', seed } as const
  const options = { signal: AbortSignal.timeout(120_000), folder, send: buyNothing }
  const started = await illustrator.start(request, options)
  if (!('done' in started)) throw new Error(`${name} was not painted.`)
  const { path } = started.done
  const { width, height, size } = await sharp(path)
    .resize({ width: WIDTHS_PX[ratio] })
    .webp({ quality: WEBP_QUALITY, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`))
  process.stdout.write(`${name}.webp ${width}x${height}, ${(size / 1000).toFixed(1)} kB\n`)
}

function buyNothing(): Promise<never> {
  return Promise.reject(new Error('Nothing is bought for the site.'))
}
