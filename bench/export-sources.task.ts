import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { seededRandom } from '#composition/seeded-random.ts'
import type { Word } from '#contract/asset.ts'
import type { RenderRequest, RenderScene } from '#media/render-request.ts'
import { serveTask } from '#sandbox/serve-task.ts'
import { chordWav, speechWav } from './sounds.ts'

const SCENES = 6
const SCENE_MS = 10_000
const VOICE_MS = 9000
const WORD_MS = 320
const WIDTH = 1620
const HEIGHT = 2880
const VOCABULARY =
  'every lighthouse keeps a light of its own so that in the dark a ship knows'.split(' ')

/** Writes pictures, voices and music for a minute of video; answers the request to make it of them. */
serveTask(async (folder: string): Promise<RenderRequest> => {
  const scenes: RenderScene[] = []
  for (let index = 0; index < SCENES; index++) scenes.push(await scene(folder, index))
  const musicPath = join(folder, 'music.wav')
  await writeFile(musicPath, chordWav(30_000))
  return {
    aspectRatio: '9/16',
    resolution: '1080p',
    captions: { style: 'word', position: 'lower', size: 100 },
    scenes,
    music: { path: musicPath, volume: 100 },
  }
})

async function scene(folder: string, index: number): Promise<RenderScene> {
  const imagePath = join(folder, `${index}.jpg`)
  const voicePath = join(folder, `${index}.wav`)
  await picture(imagePath, index + 1)
  await writeFile(voicePath, speechWav(VOICE_MS, index + 1))
  const words = wordsOf(index)
  return {
    durationMs: SCENE_MS,
    text: words.map((word) => word.text).join(' '),
    language: 'en',
    imagePath,
    clipPath: null,
    voicePath,
    words,
  }
}

function wordsOf(index: number): Word[] {
  const count = Math.floor(VOICE_MS / WORD_MS)
  return Array.from({ length: count }, (_, at) => ({
    text: VOCABULARY[(at + index * 3) % VOCABULARY.length] ?? '',
    startMs: at * WORD_MS,
    endMs: at * WORD_MS + WORD_MS - 40,
  }))
}

/** Depth, edges, fine texture and grain, as drawn and photographed pictures have. */
async function picture(path: string, seed: number): Promise<void> {
  const random = seededRandom(seed)
  const hue = Math.floor(random() * 360)
  const shapes = Array.from({ length: 900 }, () => {
    const x = Math.round(random() * WIDTH)
    const y = Math.round(random() ** 0.6 * HEIGHT)
    const size = 6 + random() ** 4 * 320
    const fill = `hsl(${hue + Math.round(random() * 90)},${20 + random() * 60}%,${12 + random() * 70}%)`
    return random() < 0.5
      ? `<circle cx="${x}" cy="${y}" r="${size.toFixed(1)}" fill="${fill}" opacity="0.8"/>`
      : `<rect x="${x}" y="${y}" width="${(size * 1.7).toFixed(1)}" height="${(size * 0.6).toFixed(1)}" transform="rotate(${Math.round(random() * 90)} ${x} ${y})" fill="${fill}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="hsl(${hue},60%,18%)"/>
    <stop offset="1" stop-color="hsl(${hue + 40},55%,62%)"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#sky)"/>${shapes.join('')}</svg>`
  const grain = await sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 9 },
    },
  })
    .png()
    .toBuffer()
  await sharp(Buffer.from(svg))
    .composite([{ input: grain, blend: 'soft-light' }])
    .flatten()
    .jpeg({ quality: 92 })
    .toFile(path)
}
