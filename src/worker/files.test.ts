import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { checkMadeFile } from './files.ts'

const { signal } = new AbortController()

test('what is in the file counts, not what was said of it', async () => {
  const path = join(temporaryFolder(), 'image')
  await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toFile(path)
  const claimed = { path, contentType: 'image/webp', width: 1, height: 1 }
  expect(await checkMadeFile(claimed, 'image', signal)).toEqual({
    path,
    contentType: 'image/png',
    width: 40,
    height: 30,
    thumbnailPath: join(dirname(path), 'thumbnail.webp'),
  })
})

test('a page that says sorry is no picture', async () => {
  const path = join(temporaryFolder(), 'image.png')
  await writeFile(path, '<html>We are sorry.</html>')
  const check = checkMadeFile({ path, contentType: 'image/png' }, 'image', signal)
  await expect(check).rejects.toMatchObject({ name: 'ProviderError', kind: 'unavailable' })
})

test('a picture is no clip', async () => {
  const path = join(temporaryFolder(), 'clip.mp4')
  await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toFile(path)
  const check = checkMadeFile({ path, contentType: 'video/mp4' }, 'video', signal)
  await expect(check).rejects.toMatchObject({ name: 'ProviderError' })
})

for (const [kind, words] of [
  ['image', 'No image URL returned from API'],
  ['video', 'No video URL returned from API'],
  ['sound', 'No audio returned from API'],
] as const) {
  test(`an answer without ${kind} is never repeated, for it may have been billed`, async () => {
    const nowhere = join(temporaryFolder(), 'nothing')
    const empty = join(temporaryFolder(), 'empty')
    await writeFile(empty, '')
    for (const path of [nowhere, empty]) {
      await expect(checkMadeFile({ path, contentType: 'x' }, kind, signal)).rejects.toMatchObject({
        kind: 'outcome-unknown',
        message: words,
      })
    }
  })
}
