import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { diskFault, namingFullDisk } from './full-disk.ts'
import { CommandError } from './run-command.ts'

/** More than any disk has: then each is full. */
const EVERYTHING = Number.MAX_SAFE_INTEGER
const GO_ON = 'What was made is kept: go on with npm run make -- --from 1'
const STACK = 'PostgreSQL did not start.\n  at line 1\n  at line 2'

async function named(error: unknown, folder: string, roomMinBytes?: number) {
  return (await namingFullDisk(error, folder, roomMinBytes)) as Error
}

test('on a full disk whatever went wrong is one line, with the folder and how to go on', async () => {
  const folder = temporaryFolder()
  const { message } = await named(new CommandError(STACK, { advice: GO_ON }), folder, EVERYTHING)
  expect(message).toMatch(
    new RegExp(`^The disk of the data folder ${folder} is full, \\d+ MB are left\\. ${GO_ON}$`),
  )
  const plain = await named(new Error(STACK), folder, EVERYTHING)
  expect(plain.message).toMatch(/^The disk of the data folder \S+ is full, \d+ MB are left\.$/)
})

test('what Node says of a disk counts also where there seems to be room', async () => {
  const fault = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const { message } = await named(fault, temporaryFolder(), 0)
  expect(message).toContain('The disk of the data folder')
})

test('with room left, and of the disk of the finished video, the reason stays as it was', async () => {
  const error = new CommandError('The writer did not answer.')
  expect(await named(error, temporaryFolder(), 0)).toBe(error)
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const out = diskFault(full, join('/elsewhere', 'video.mp4'))
  expect(await named(out, temporaryFolder(), EVERYTHING)).toBe(out)
  expect(out?.message).toBe('The disk of /elsewhere is full: /elsewhere/video.mp4 was not written.')
})
