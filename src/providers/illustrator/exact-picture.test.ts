import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { exactPicture } from './exact-picture.ts'

/** A grey picture whose only subject, a red disc, stands at a share of its width. */
async function discAt(share: number, width: number, height: number): Promise<string> {
  const path = join(temporaryFolder(), 'delivered.png')
  const disc = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="#888"/>
      <circle cx="${width * share}" cy="${height / 2}" r="${height / 6}" fill="#e01020"/></svg>`,
  )
  await sharp(disc).png().toFile(path)
  return path
}

function span(values: number[]): number {
  const most = values.reduce((one, value) => Math.max(one, value), 0)
  return most - values.reduce((one, value) => Math.min(one, value), Infinity)
}

/** Width and height of what is red, and whether it touches an edge. */
async function discIn(path: string) {
  const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true })
  const xs: number[] = []
  const ys: number[] = []
  for (let at = 0; at < data.length; at += info.channels) {
    if ((data[at] ?? 0) < 180 || (data[at + 1] ?? 0) > 90) continue
    const pixel = at / info.channels
    xs.push(pixel % info.width)
    ys.push(Math.floor(pixel / info.width))
  }
  const isCut = xs.includes(0) || xs.includes(info.width - 1)
  return { width: span(xs), height: span(ys), isCut, size: [info.width, info.height] }
}

test.each([0.2, 0.8])(
  'a wide picture becomes an upright one around what is seen at %s of its width, and nothing is stretched',
  async (share) => {
    const folder = temporaryFolder()
    const { signal } = new AbortController()
    const source = await discAt(share, 1536, 1024)
    const picture = await exactPicture(source, '9/16', { folder, signal })
    const disc = await discIn(picture.path)
    expect(disc.isCut).toBe(false)
    expect(disc.width / disc.height).toBeCloseTo(1, 1)
    expect(disc.size).toEqual([576, 1024])
  },
)

test.each([
  ['is kept as small as it was made', [768, 1344], [756, 1344]],
  ['is made smaller beyond what can be handled', [4096, 4096], [2160, 3840]],
])('a picture %s', async (_, [width = 0, height = 0], size) => {
  const { signal } = new AbortController()
  const source = await discAt(0.5, width, height)
  const picture = await exactPicture(source, '9/16', { folder: temporaryFolder(), signal })
  expect([picture.width, picture.height]).toEqual(size)
})
