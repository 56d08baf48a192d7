import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { writePicture } from '#testing/media-samples.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { UploadError } from '../errors.ts'
import { checkPicture } from './check-picture.ts'

const THUMBNAIL = { fit: 'inside', sizePx: 160 } as const

async function checked(folder: string, name: string) {
  return await checkPicture({
    path: join(folder, name),
    folder,
    thumbnail: THUMBNAIL,
    frame: null,
  })
}

async function refusalOf(folder: string, name: string) {
  const error: unknown = await checked(folder, name).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(UploadError)
  return (error as UploadError).refusal
}

async function picture(folder: string): Promise<Sharp> {
  await writePicture(join(folder, 'plain.png'), { width: 300, height: 200 })
  return sharp(join(folder, 'plain.png'))
}

test('PNG, JPEG and WebP are taken as what they are, whatever they are called', async () => {
  const folder = temporaryFolder()
  const plain = await picture(folder)
  for (const format of ['png', 'jpeg', 'webp'] as const) {
    await plain.clone().toFormat(format).toFile(join(folder, 'lie.gif'))
    const { picture: taken, thumbnail } = await checked(folder, 'lie.gif')
    expect(taken).toMatchObject({ contentType: `image/${format}`, width: 300, height: 200 })
    expect((await sharp(taken.path).metadata()).format).toBe(format)
    expect(thumbnail).toMatchObject({ contentType: 'image/webp', width: 160, height: 107 })
  }
})

test('a picture is turned upright and loses the place, the camera and whatever else came with it', async () => {
  const folder = temporaryFolder()
  await (await picture(folder))
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Copyright: 'somebody', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    })
    .toFile(join(folder, 'upload.jpg'))
  expect((await sharp(join(folder, 'upload.jpg')).metadata()).orientation).toBe(6)
  const { picture: taken } = await checked(folder, 'upload.jpg')
  expect(taken).toMatchObject({ width: 200, height: 300 })
  const metadata = await sharp(taken.path).metadata()
  expect(metadata.exif).toBeUndefined()
  expect(metadata.orientation).toBeUndefined()
  expect((await readFile(taken.path)).includes('somebody')).toBe(false)
})

test('bytes hidden behind the picture are gone', async () => {
  const folder = temporaryFolder()
  const plain = await (await picture(folder)).png().toBuffer()
  await writeFile(join(folder, 'more.png'), Buffer.concat([plain, Buffer.from('<script>hidden')]))
  const { picture: taken } = await checked(folder, 'more.png')
  expect((await readFile(taken.path)).includes('hidden')).toBe(false)
})

test('a CMYK picture becomes one that browsers show alike', async () => {
  const folder = temporaryFolder()
  await (await picture(folder)).toColourspace('cmyk').jpeg().toFile(join(folder, 'print.jpg'))
  expect((await sharp(join(folder, 'print.jpg')).metadata()).space).toBe('cmyk')
  const { picture: taken } = await checked(folder, 'print.jpg')
  expect(await sharp(taken.path).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
})

test('of an animation the first frame is kept', async () => {
  const folder = temporaryFolder()
  const colours = ['red', 'blue'] as const
  const frames = await Promise.all(
    colours.map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  await sharp(frames, { join: { animated: true } }).toFile(join(folder, 'moving.webp'))
  expect((await sharp(join(folder, 'moving.webp')).metadata()).pages).toBe(2)
  const { picture: taken } = await checked(folder, 'moving.webp')
  expect(taken).toMatchObject({ width: 40, height: 30 })
  expect((await sharp(taken.path, { animated: true }).metadata()).pages ?? 1).toBe(1)
  const { dominant } = await sharp(taken.path).stats()
  expect(dominant.r).toBeGreaterThan(dominant.b)
})

test('an avatar is a square of its own size', async () => {
  const folder = temporaryFolder()
  await picture(folder)
  const thumbnail = { fit: 'square', sizePx: 256 } as const
  const check = { path: join(folder, 'plain.png'), folder, thumbnail, frame: null }
  expect((await checkPicture(check)).thumbnail).toMatchObject({ width: 256, height: 256 })
})

test('a picture that is too large, damaged or none at all is refused with the reason', async () => {
  const folder = temporaryFolder()
  await writeFile(join(folder, 'heavy.png'), Buffer.alloc(5 * 1024 * 1024 + 1))
  expect(await refusalOf(folder, 'heavy.png')).toBe('too-large')

  await writeFile(
    join(folder, 'drawing.png'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  )
  expect(await refusalOf(folder, 'drawing.png')).toBe('wrong-type')

  for (const format of ['png', 'jpeg', 'webp'] as const) {
    const whole = await (await picture(folder)).clone().toFormat(format).toBuffer()
    await writeFile(join(folder, 'half'), whole.subarray(0, whole.length / 2))
    expect(await refusalOf(folder, 'half')).toBe('damaged')
  }
  await writeFile(join(folder, 'rubbish'), Buffer.alloc(5000, 'no picture '))
  expect(await refusalOf(folder, 'rubbish')).toBe('damaged')
})

test('a small file that would unpack to more than 40 megapixels is not unpacked', async () => {
  const folder = temporaryFolder()
  const wide = { width: 8000, height: 5001, channels: 3, background: 'red' } as const
  await sharp({ create: wide }).png().toFile(join(folder, 'wide.png'))
  expect(await refusalOf(folder, 'wide.png')).toBe('too-many-pixels')

  const bomb = await sharp(join(folder, 'wide.png')).png().toBuffer()
  // Width and height stand at bytes 16 and 20 of the header; it lies about them, and its checksum is off.
  bomb.writeUInt32BE(65_000, 16)
  bomb.writeUInt32BE(65_000, 20)
  await writeFile(join(folder, 'bomb.png'), bomb)
  expect(['too-many-pixels', 'damaged']).toContain(await refusalOf(folder, 'bomb.png'))
  expect(await readdir(folder)).not.toContain('picture.png')
})
