import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFauxqs } from 'fauxqs'
import { afterAll, expect, test } from 'vitest'
import { testStorage } from '../storage-compliance.ts'
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

test('a store that cannot be reached is an error, not a missing object', async () => {
  const storage = createS3Storage({ ...options, endpoint: 'http://127.0.0.1:1' })
  await expect(storage.stat('a.txt')).rejects.toThrow('ECONNREFUSED')
})

test('a bucket that does not exist is an error, not a missing object', async () => {
  const storage = createS3Storage({ ...options, bucket: 'nowhere' })
  const path = join(tmpdir(), `s3-storage-${process.pid}.txt`)
  await writeFile(path, 'x')
  await expect(storage.read('a.txt')).rejects.toThrow('bucket')
  await expect(storage.putFile('a.txt', path, 'text/plain')).rejects.toThrow('bucket')
})
