import { readFile, stat, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { probe } from '#testing/independent-decoder.ts'
import {
  tempFolder,
  writeClip,
  writePicture,
  writeRubbish,
  writeSound,
} from '#testing/media-samples.ts'
import { checkUpload } from './check-upload.ts'
import { ImageError } from './image-error.ts'
import { makeThumbnail } from './make-thumbnail.ts'
import { probeMedia } from './probe-media.ts'
import { transcodeVoice } from './transcode-voice.ts'
import { UnreadableMediaError } from './unreadable-media-error.ts'
import { waveform } from './waveform.ts'

test('a file is what its content says, whatever it is called', async () => {
  await using folder = await tempFolder()
  await writePicture(folder.path('picture.png'), { width: 300, height: 200 })
  await writeClip(folder.path('clip.mp4'), { seconds: 1 })
  await writeSound(folder.path('sound.wav'), 'sine=d=1.5')
  expect(await probeMedia(folder.path('picture.png'))).toMatchObject({
    kind: 'image',
    contentType: 'image/png',
    width: 300,
    height: 200,
  })
  expect(await probeMedia(folder.path('clip.mp4'))).toMatchObject({
    kind: 'video',
    contentType: 'video/mp4',
    width: 360,
    durationMs: 1000,
    hasSound: false,
  })
  expect(await probeMedia(folder.path('sound.wav'))).toMatchObject({
    kind: 'sound',
    contentType: 'audio/wav',
    durationMs: 1500,
  })
})

test('what cannot be decoded is said so, be it rubbish or a list of other files', async () => {
  await using folder = await tempFolder()
  await writeRubbish(folder.path('rubbish.mp4'))
  await writeClip(folder.path('clip.mp4'))
  await writeFile(folder.path('list.mp4'), 'ffconcat version 1.0\nfile clip.mp4\n')
  await writeFile(
    folder.path('playlist.mp4'),
    `#EXTM3U\n#EXTINF:1,\n${folder.path('clip.mp4')}\n#EXT-X-ENDLIST\n`,
  )
  for (const name of ['rubbish.mp4', 'list.mp4', 'playlist.mp4']) {
    await expect(probeMedia(folder.path(name))).rejects.toThrow(UnreadableMediaError)
  }
})

test('a thumbnail is a small WebP, of a picture and of a video', async () => {
  await using folder = await tempFolder()
  await writePicture(folder.path('picture.png'))
  await writeClip(folder.path('clip.mp4'))
  for (const name of ['picture.png', 'clip.mp4']) {
    const thumbnail = await makeThumbnail(folder.path(name), folder.path('small.webp'), 160)
    expect(thumbnail.width).toBe(160)
    expect(await sharp(folder.path('small.webp')).metadata()).toMatchObject({
      format: 'webp',
      width: 160,
    })
  }
})

test('a waveform is loud where the sound is and flat where it is silent', async () => {
  await using folder = await tempFolder()
  await writeSound(folder.path('sound.wav'), 'aevalsrc=if(lt(t\\,1)\\,0.5*sin(2*PI*440*t)\\,0):d=2')
  const peaks = await waveform(folder.path('sound.wav'), 10)
  expect(peaks).toHaveLength(10)
  expect(Math.min(...peaks.slice(0, 5))).toBeGreaterThan(0.3)
  expect(Math.max(...peaks.slice(6))).toBeLessThan(0.01)
})

test('a voice-over is written as AAC and as MP3 and keeps its length', async () => {
  await using folder = await tempFolder()
  await writeSound(folder.path('voice.wav'), 'sine=d=2:r=22050')
  for (const [name, codec] of [
    ['voice.m4a', 'aac'],
    ['voice.mp3', 'mp3'],
  ] as const) {
    await transcodeVoice(folder.path('voice.wav'), folder.path(name), codec)
    const { streams, seconds } = await probe(folder.path(name))
    expect(streams[0]).toMatchObject({ codec_name: codec })
    expect(Math.abs(seconds - 2)).toBeLessThan(0.1)
  }
})

test('an uploaded picture is turned upright and loses what came with it', async () => {
  await using folder = await tempFolder()
  await writePicture(folder.path('plain.png'), { width: 300, height: 200 })
  await sharp(folder.path('plain.png'))
    .jpeg()
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'somebody' } } })
    .toFile(folder.path('upload.bin'))
  const cleaned = await checkUpload(folder.path('upload.bin'), folder.path('clean.jpg'))
  expect(cleaned).toMatchObject({ contentType: 'image/jpeg', width: 200, height: 300 })
  expect(cleaned.sizeBytes).toBe((await stat(folder.path('clean.jpg'))).size)
  const metadata = await sharp(folder.path('clean.jpg')).metadata()
  expect(metadata).toMatchObject({ width: 200, height: 300 })
  expect(metadata.exif).toBeUndefined()
  expect((await readFile(folder.path('clean.jpg'))).includes('somebody')).toBe(false)
})

test('a picture that is too large, damaged or none at all is refused with the reason', async () => {
  await using folder = await tempFolder()
  const refusal = async (name: string) => {
    const error: unknown = await checkUpload(folder.path(name), folder.path('out')).catch(
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(ImageError)
    return (error as ImageError).reason
  }
  await writeFile(folder.path('heavy.png'), Buffer.alloc(5 * 1024 * 1024 + 1))
  expect(await refusal('heavy.png')).toBe('size')
  const wide = { width: 8000, height: 5001, channels: 3, background: 'red' } as const
  await sharp({ create: wide }).png().toFile(folder.path('wide.png'))
  expect(await refusal('wide.png')).toBe('pixels')
  await writeFile(
    folder.path('drawing.png'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  )
  expect(await refusal('drawing.png')).toBe('format')
  await writePicture(folder.path('whole.png'))
  const whole = await readFile(folder.path('whole.png'))
  await writeFile(folder.path('half.png'), whole.subarray(0, whole.length / 2))
  expect(await refusal('half.png')).toBe('unreadable')
})
