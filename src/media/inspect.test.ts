import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodeClip, differenceOf } from '#testing/decode-clip.ts'
import { writeClip, writePicture, writeRubbish, writeSound } from '#testing/media-samples.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { UnreadableMediaError } from './errors.ts'
import { probeMedia } from './probe-media.ts'

test('a file is what its content says, whatever it is called', async () => {
  const folder = temporaryFolder()
  await writePicture(join(folder, 'picture.png'), { width: 300, height: 200 })
  await writeClip(join(folder, 'clip.mp4'), { seconds: 1 })
  await writeSound(join(folder, 'sound.wav'), 'sine=d=1.5')
  expect(await probeMedia({ path: join(folder, 'picture.png') })).toMatchObject({
    kind: 'image',
    contentType: 'image/png',
    width: 300,
    height: 200,
  })
  expect(await probeMedia({ path: join(folder, 'clip.mp4') })).toMatchObject({
    kind: 'video',
    contentType: 'video/mp4',
    width: 360,
    durationMs: 1000,
    hasSound: false,
  })
  expect(await probeMedia({ path: join(folder, 'sound.wav') })).toMatchObject({
    kind: 'sound',
    contentType: 'audio/wav',
    durationMs: 1500,
  })
})

test('what cannot be decoded is said so, be it rubbish or a list of other files', async () => {
  const folder = temporaryFolder()
  await writeRubbish(join(folder, 'rubbish.mp4'))
  await writeClip(join(folder, 'clip.mp4'))
  await writeFile(join(folder, 'list.mp4'), 'ffconcat version 1.0\nfile clip.mp4\n')
  await writeFile(
    join(folder, 'playlist.mp4'),
    `#EXTM3U\n#EXTINF:1,\n${join(folder, 'clip.mp4')}\n#EXT-X-ENDLIST\n`,
  )
  for (const name of ['rubbish.mp4', 'list.mp4', 'playlist.mp4']) {
    await expect(probeMedia({ path: join(folder, name) })).rejects.toThrow(UnreadableMediaError)
  }
})

test('a thumbnail is drawn of a picture, upright, and of what a video begins with', async () => {
  const folder = temporaryFolder()
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: 'teal' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(folder, 'picture.jpg'))
  const ofPicture = join(folder, 'picture.webp')
  await probeMedia({ path: join(folder, 'picture.jpg'), thumbnailPath: ofPicture })
  expect(await sharp(ofPicture).metadata()).toMatchObject({
    format: 'webp',
    width: 360,
    height: 640,
  })

  await writeClip(join(folder, 'clip.mp4'), { seconds: 1 })
  const ofClip = join(folder, 'clip.webp')
  await probeMedia({ path: join(folder, 'clip.mp4'), thumbnailPath: ofClip })
  const [drawn] = (await decodeClip(ofClip, 90)).frames
  const { frames } = await decodeClip(join(folder, 'clip.mp4'), 90)
  if (!drawn || !frames[0]) throw new Error('Nothing was decoded.')
  expect(differenceOf(drawn, frames[0])).toBeLessThan(5)
})
