import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { keepSegment, takeSegment, tidyCache } from './segment-cache.ts'

async function cacheWith(content: string): Promise<{ cache: string; file: string }> {
  const cache = temporaryFolder()
  const finished = join(temporaryFolder(), 'finished.mp4')
  await writeFile(finished, content)
  await keepSegment(cache, 'one', finished)
  expect(await readFile(finished, 'utf8')).toBe(content)
  const [name = ''] = await readdir(cache)
  return { cache, file: join(cache, name) }
}

test('a segment that was kept is taken, and stays when the cache is cleared', async () => {
  const { cache, file } = await cacheWith('pictures')
  const taken = join(temporaryFolder(), 'taken.mp4')
  expect(await takeSegment(cache, 'another', taken)).toBe(false)
  expect(await takeSegment(cache, 'one', taken)).toBe(true)
  await rm(file)
  expect(await readFile(taken, 'utf8')).toBe('pictures')
})

test('a segment that was changed since is thrown away', async () => {
  const { cache, file } = await cacheWith('pictures')
  await writeFile(file, 'rubbish')
  const folder = temporaryFolder()
  expect(await takeSegment(cache, 'one', join(folder, 'taken.mp4'))).toBe(false)
  expect([...(await readdir(cache)), ...(await readdir(folder))]).toEqual([])
})

test('renders that take segments while another clears the cache get whole ones or none', async () => {
  for (let round = 0; round < 50; round++) {
    const { cache } = await cacheWith('pictures')
    const paths = ['a.mp4', 'b.mp4'].map((name) => join(temporaryFolder(), name))
    const [, ...taken] = await Promise.all([
      tidyCache(cache, 0),
      ...paths.map((path) => takeSegment(cache, 'one', path)),
    ])
    for (const [index, path] of paths.entries()) {
      expect(await readFile(path, 'utf8').catch(() => null)).toBe(taken[index] ? 'pictures' : null)
    }
  }
})

test('the segments needed last stay, and abandoned work goes', async () => {
  const folder = temporaryFolder()
  const day = 86_400
  const now = Date.now() / 1000
  for (const [name, age] of [
    ['old', 3],
    ['new', 1],
    ['newest', 0],
  ] as const) {
    await writeFile(join(folder, name), Buffer.alloc(1000))
    await utimes(join(folder, name), now - age * day, now - age * day)
  }
  await mkdir(join(folder, 'work-abandoned'))
  await utimes(join(folder, 'work-abandoned'), now - 2 * day, now - 2 * day)
  await mkdir(join(folder, 'work-under-way'))
  await tidyCache(folder, 2500)
  expect((await readdir(folder)).toSorted()).toEqual(['new', 'newest', 'work-under-way'])
})
