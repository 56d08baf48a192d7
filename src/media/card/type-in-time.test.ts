import { join } from 'node:path'
import { expect, test } from 'vitest'
import { greyFrame, probe } from '#testing/independent-decoder.ts'
import { writeSpeech } from '#testing/media-samples.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { renderVideo } from '../render-video.ts'
import { setCard } from './set-card.ts'

const WIDTH = 720

test('in the video the words of a card come with the voice, a page after the other, and no caption repeats them', async () => {
  const folder = temporaryFolder()
  const text = 'Those who understand interest earn it. Those who do not pay it, all their lives.'
  const voicePath = join(folder, 'voice.wav')
  await writeSpeech(voicePath, 5, 0.1)
  const { pages, sheetPath } = await setCard(
    {
      text,
      language: 'en',
      isLast: true,
      style: 'REALISTIC',
      aspectRatio: '9/16',
      video: 5,
      scene: 0,
    },
    { folder, signal: new AbortController().signal },
  )
  const spoken = text.replace(/[.,]/gu, '').split(' ')
  const words = spoken.map((word, index) => {
    const startMs = index < 6 ? index * 200 : 2000 + index * 150
    return { text: word, startMs, endMs: startMs + 140 }
  })
  const scene = { durationMs: 5300, text, language: 'en', words, voicePath, clipPath: null }
  const outputPath = join(folder, 'video.mp4')
  await renderVideo(
    {
      aspectRatio: '9/16',
      resolution: '720p',
      captions: { style: 'word', position: 'lower', size: 100 },
      scenes: [{ ...scene, imagePath: null, card: { pages, sheetPath } }],
      music: null,
    },
    { cacheFolder: join(folder, 'cache'), outputPath },
  )
  expect((await probe(outputPath)).streams[0]).toMatchObject({ nb_read_frames: '159' })
  const at = async (seconds: number) => await greyFrame(outputPath, Math.round(seconds * 30))
  const [one, three, all, next, last] = await Promise.all([0.1, 0.5, 2.5, 3, 5.2].map(at))
  const pairs = [
    [one, three],
    [three, all],
    [all, next],
    [next, last],
  ] as const
  for (const [before, after] of pairs) {
    const rows = changed(before as Uint8Array, after as Uint8Array)
    expect(rows.size).toBeGreaterThan(40)
    // Below the type area, where captions would stand, nothing comes or goes.
    expect(Math.max(...rows)).toBeLessThan(0.66 * 1280)
  }
})

/** The rows in which something else is seen. */
function changed(before: Uint8Array, after: Uint8Array): Set<number> {
  const rows = new Set<number>()
  after.forEach((value, index) => {
    if (Math.abs(value - (before[index] ?? 0)) > 90) rows.add(Math.floor(index / WIDTH))
  })
  return rows
}
