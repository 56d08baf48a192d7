import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { tidyCache } from './tidy-cache.ts'

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
