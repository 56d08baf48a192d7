import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { requireRoomIn } from './folder.ts'

test('a disk with room is none to speak of, also before the first file', async () => {
  await requireRoomIn(join(temporaryFolder(), 'media'))
})

test('a disk that is full is named, with the folder', async () => {
  const folder = temporaryFolder()
  await expect(requireRoomIn(folder, Number.MAX_SAFE_INTEGER)).rejects.toThrow(
    new RegExp(`^The disk of ${folder} is full: \\d+ MB are left\\.$`),
  )
})

test('a folder that cannot be written is named, with the reason', async () => {
  const inTheWay = join(temporaryFolder(), 'file')
  await writeFile(inTheWay, '')
  const folder = join(inTheWay, 'media')
  await expect(requireRoomIn(folder)).rejects.toThrow(
    `Nothing can be written in ${folder}: ENOTDIR`,
  )
})
