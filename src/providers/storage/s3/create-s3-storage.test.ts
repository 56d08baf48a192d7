import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { startFauxqs } from 'fauxqs'
import { afterAll, expect, test } from 'vitest'
import { listenOnLoopback } from '#testing/listen-on-loopback.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { testStorage } from '../storage-compliance.ts'
import { createBucket } from './create-bucket.ts'
import { createS3Storage } from './create-s3-storage.ts'

const BUCKET = 'media'
const server = await startFauxqs({ port: 0, logger: false })
server.createBucket(BUCKET)
afterAll(() => server.stop())

const options = {
  bucket: BUCKET,
  region: 'us-east-1',
  accessKeyId: 'test',
  secretAccessKey: 'test',
  endpoint: `http://127.0.0.1:${server.port}`,
}

testStorage('S3', async () => createS3Storage(options))

test('a bucket is made once, and then keeps what is in it', async () => {
  const own = { ...options, bucket: 'of-my-own' }
  expect(await createBucket(own)).toBe(true)
  const storage = createS3Storage(own)
  const path = join(temporaryFolder(), 'a.txt')
  await writeFile(path, 'kept')
  await storage.putFile('a.txt', path, 'text/plain')
  expect(await createBucket(own)).toBe(false)
  expect(await storage.stat('a.txt')).toMatchObject({ sizeBytes: 4 })
  const nowhere = createBucket({ ...own, endpoint: 'http://127.0.0.1:1' })
  await expect(nowhere).rejects.toThrow('ECONNREFUSED')
})

test('a store that cannot be reached is an error, not a missing object', async () => {
  const storage = createS3Storage({ ...options, endpoint: 'http://127.0.0.1:1' })
  await expect(storage.stat('a.txt')).rejects.toThrow('ECONNREFUSED')
})

test('a bucket that does not exist is an error, not a missing object', async () => {
  const storage = createS3Storage({ ...options, bucket: 'nowhere' })
  const path = join(temporaryFolder(), 'a.txt')
  await writeFile(path, 'x')
  await expect(storage.read('a.txt')).rejects.toThrow('bucket')
  await expect(storage.putFile('a.txt', path, 'text/plain')).rejects.toThrow('bucket')
})

test('a store that takes a question and never answers is given up', async () => {
  const endpoint = await listenOnLoopback(createServer(() => undefined))
  const storage = createS3Storage({ ...options, endpoint, silenceMaxMs: 100 })
  await expect(storage.stat('a.txt')).rejects.toThrow(/timed out|timeout/i)
  await expect(storage.read('a.txt')).rejects.toThrow(/timed out|timeout/i)
})

test('a store that falls silent in the middle of a file is given up', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-length': 1000 })
    response.write('the beginning')
  })
  const endpoint = await listenOnLoopback(server)
  const storage = createS3Storage({ ...options, endpoint, silenceMaxMs: 100 })
  const path = join(temporaryFolder(), 'copy')
  await expect(storage.fetchTo('a.txt', path)).rejects.toThrow()
  expect(existsSync(path)).toBe(false)
})
