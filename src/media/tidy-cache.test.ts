import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { tempFolder } from '#testing/media-samples.ts'
import { tidyCache } from './tidy-cache.ts'

test('the segments needed last stay, and abandoned work goes', async () => {
  await using folder = await tempFolder()
  const day = 86_400
  const now = Date.now() / 1000
  for (const [name, age] of [
    ['old', 3],
    ['new', 1],
    ['newest', 0],
  ] as const) {
    await writeFile(folder.path(name), Buffer.alloc(1000))
    await utimes(folder.path(name), now - age * day, now - age * day)
  }
  await mkdir(folder.path('work-abandoned'))
  await utimes(folder.path('work-abandoned'), now - 2 * day, now - 2 * day)
  await mkdir(folder.path('work-under-way'))
  await tidyCache(folder.path('.'), 2500)
  expect((await readdir(folder.path('.'))).toSorted()).toEqual(['new', 'newest', 'work-under-way'])
})
