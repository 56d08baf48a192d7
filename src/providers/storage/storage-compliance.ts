import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { access, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { StorageMissingError, type StorageProvider } from './storage-provider.ts'

const BIG_BYTES = 20 * 1024 * 1024

/** What every storage must do, wherever it keeps things. Call it at the top of a test file. */
export function testStorage(kind: string, create: () => Promise<StorageProvider>): void {
  test(`${kind}: what was put is there with its size and content type`, async () => {
    const storage = await create()
    const key = newKey('.txt')
    const stored = { sizeBytes: 10, contentType: 'text/plain; charset=utf-8' }
    const path = await fileOf('0123456789')
    expect(await storage.putFile(key, path, stored.contentType)).toEqual(stored)
    expect(await storage.stat(key)).toEqual(stored)
    expect(await textAt(storage, key)).toBe('0123456789')
    expect(await readFile(path, 'utf8')).toBe('0123456789')
  })

  test(`${kind}: a range gives its bytes, both ends included`, async () => {
    const storage = await create()
    const key = newKey('.txt')
    await storage.putFile(key, await fileOf('0123456789'), 'text/plain')
    expect(await textAt(storage, key, { start: 0, end: 0 })).toBe('0')
    expect(await textAt(storage, key, { start: 2, end: 4 })).toBe('234')
    expect(await textAt(storage, key, { start: 7, end: 9 })).toBe('789')
    expect(await textAt(storage, key, { start: 7, end: 500 })).toBe('789')
  })

  test(`${kind}: an empty file can be kept`, async () => {
    const storage = await create()
    const key = newKey('.bin')
    await storage.putFile(key, await fileOf(''), 'application/octet-stream')
    expect(await storage.stat(key)).toMatchObject({ sizeBytes: 0 })
    expect(await textAt(storage, key)).toBe('')
  })

  test(`${kind}: a missing key has no facts and cannot be read or fetched`, async () => {
    const storage = await create()
    const key = newKey('.png')
    const path = join(temporaryFolder(), 'nothing.png')
    expect(await storage.stat(key)).toBeNull()
    await expect(storage.read(key)).rejects.toThrow(StorageMissingError)
    await expect(storage.read(key, { start: 0, end: 1 })).rejects.toThrow(StorageMissingError)
    await expect(storage.fetchTo(key, path)).rejects.toThrow(StorageMissingError)
    await expect(access(path)).rejects.toThrow('ENOENT')
  })

  test(`${kind}: a key's folder is not an object`, async () => {
    const storage = await create()
    await storage.putFile('things/inner/thing.txt', await fileOf('x'), 'text/plain')
    expect(await storage.stat('things/inner')).toBeNull()
    expect(await storage.stat('things/inner/thing.txt/more')).toBeNull()
    await expect(storage.fetchTo('things/inner', await fileOf(''))).rejects.toThrow(
      StorageMissingError,
    )
  })

  test(`${kind}: deleting takes away what is there and minds nothing that is not`, async () => {
    const storage = await create()
    const [kept, gone] = [newKey('.txt'), newKey('.txt')]
    await storage.putFile(kept, await fileOf('kept'), 'text/plain')
    await storage.putFile(gone, await fileOf('gone'), 'text/plain')
    await storage.delete([gone, newKey('.txt')])
    await storage.delete([gone])
    await storage.delete([])
    expect(await storage.stat(gone)).toBeNull()
    expect(await textAt(storage, kept)).toBe('kept')
  })

  test(`${kind}: a big file goes in and out as it is, without filling the memory`, async () => {
    const storage = await create()
    const key = newKey('.mp4')
    const content = randomBytes(BIG_BYTES)
    const path = await fileOf(content)
    await storage.putFile(key, path, 'video/mp4')
    const copy = `${path}.copy`
    await storage.fetchTo(key, copy)
    expect(hashOf(await readFile(copy))).toBe(hashOf(content))

    const stream = await storage.read(key)
    let largestChunk = 0
    for await (const chunk of stream)
      largestChunk = Math.max(largestChunk, (chunk as Buffer).length)
    expect(largestChunk).toBeLessThan(BIG_BYTES / 4)
    const middle = await buffer(await storage.read(key, { start: 9_000_000, end: 9_000_999 }))
    expect(middle.equals(content.subarray(9_000_000, 9_001_000))).toBe(true)
  })

  test(`${kind}: many puts at once all arrive`, async () => {
    const storage = await create()
    const keys = Array.from({ length: 24 }, () => newKey('.txt'))
    await Promise.all(
      keys.map(async (key) => storage.putFile(key, await fileOf(key), 'text/plain')),
    )
    expect(await Promise.all(keys.map((key) => textAt(storage, key)))).toEqual(keys)
  })

  test(`${kind}: a put of a file that is not there fails and leaves nothing`, async () => {
    const storage = await create()
    const key = newKey('.png')
    await expect(storage.putFile(key, '/nowhere/at/all.png', 'image/png')).rejects.toThrow('ENOENT')
    expect(await storage.stat(key)).toBeNull()
  })

  test(`${kind}: a key that is no plain path is refused by every operation`, async () => {
    const storage = await create()
    const path = await fileOf('x')
    for (const key of [
      '',
      '/etc/passwd',
      '../up',
      'a/../../up',
      'a//b',
      'a/.hidden',
      'a\\b',
      'a\0b',
    ]) {
      const refused = expect.stringContaining('is not a storage key')
      await expect(storage.putFile(key, path, 'text/plain')).rejects.toMatchObject({
        message: refused,
      })
      await expect(storage.stat(key)).rejects.toMatchObject({ message: refused })
      await expect(storage.read(key)).rejects.toMatchObject({ message: refused })
      await expect(storage.fetchTo(key, path)).rejects.toMatchObject({ message: refused })
      await expect(storage.delete([key])).rejects.toMatchObject({ message: refused })
    }
  })
}

function newKey(extension: string): string {
  return `tests/${randomUUID()}${extension}`
}

async function fileOf(content: string | Buffer): Promise<string> {
  const path = join(temporaryFolder(), 'content')
  await writeFile(path, content)
  return path
}

async function textAt(
  storage: StorageProvider,
  key: string,
  range?: { start: number; end: number },
): Promise<string> {
  return (await buffer(await storage.read(key, range))).toString()
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
