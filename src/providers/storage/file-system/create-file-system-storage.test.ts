import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { testStorage } from '../storage-compliance.ts'
import { createFileSystemStorage } from './create-file-system-storage.ts'

testStorage('file system', async () => createFileSystemStorage(temporaryFolder()))

test('another process on the same folder sees what was put', async () => {
  const folder = temporaryFolder()
  const path = join(temporaryFolder(), 'a.txt')
  await writeFile(path, 'hello')
  await createFileSystemStorage(folder).putFile('a.txt', path, 'text/plain')
  const facts = await createFileSystemStorage(folder).stat('a.txt')
  expect(facts).toEqual({ sizeBytes: 5, contentType: 'text/plain' })
})

test('nothing stays behind but the objects, and leftovers of killed processes go after a day', async () => {
  const folder = temporaryFolder()
  const incoming = join(folder, '.incoming')
  await mkdir(incoming)
  await writeFile(join(incoming, 'yesterdays'), 'half')
  await writeFile(join(incoming, 'todays'), 'half')
  const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60 * 1000)
  await utimes(join(incoming, 'yesterdays'), twoDaysAgo, twoDaysAgo)

  const path = join(temporaryFolder(), 'a.txt')
  await writeFile(path, 'hello')
  const storage = createFileSystemStorage(folder)
  await storage.putFile('a.txt', path, 'text/plain')
  expect(await readdir(incoming)).toEqual(['todays'])
  await storage.delete(['a.txt'])
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  expect(files.filter((file) => file.isFile()).map((file) => file.name)).toEqual(['todays'])
})

test('what keeps the first file from being written does not keep out the next ones', async () => {
  const folder = join(temporaryFolder(), 'media')
  const path = join(temporaryFolder(), 'a.txt')
  await writeFile(path, 'hello')
  const storage = createFileSystemStorage(folder)
  await writeFile(folder, 'in the way')
  await expect(storage.putFile('a.txt', path, 'text/plain')).rejects.toThrow('ENOTDIR')
  await rm(folder)
  await storage.putFile('a.txt', path, 'text/plain')
  expect(await storage.stat('a.txt')).toMatchObject({ sizeBytes: 5 })
})
