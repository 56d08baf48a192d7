import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newBucket } from '#testing/radosgw/new-bucket.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { testStorage } from '../storage-compliance.ts'
import { createS3Storage } from './create-s3-storage.ts'

testStorage('radosgw', async () => createS3Storage(await newBucket()))

async function bucketWithFile() {
  const options = await newBucket()
  const storage = createS3Storage(options)
  const path = join(temporaryFolder(), 'file')
  writeFileSync(path, '0123456789')
  await storage.putFile('voices/a.txt', path, 'text/plain')
  return { options, storage, path, url: `${options.endpoint}/${options.bucket}/voices/a.txt` }
}

test('nobody reads, lists, writes or deletes without a key', async () => {
  const { options, storage, url } = await bucketWithFile()
  expect((await fetch(url)).status).toBe(403)
  expect((await fetch(`${options.endpoint}/${options.bucket}`)).status).toBe(403)
  expect((await fetch(url, { method: 'PUT', body: 'mine' })).status).toBe(403)
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(403)
  expect(await storage.stat('voices/a.txt')).toMatchObject({ sizeBytes: 10 })
})

test('a wrong secret is an error, not a missing object', async () => {
  const { options, path } = await bucketWithFile()
  const storage = createS3Storage({ ...options, secretAccessKey: 'another' })
  const refused = /The store answered 403: /
  await expect(storage.stat('voices/a.txt')).rejects.toThrow(refused)
  await expect(storage.read('voices/a.txt')).rejects.toThrow(/403: SignatureDoesNotMatch/)
  await expect(storage.putFile('voices/b.txt', path, 'text/plain')).rejects.toThrow(refused)
  await expect(storage.delete(['voices/a.txt'])).rejects.toThrow(refused)
})

test('a bucket that does not exist is an error, not a missing object', async () => {
  const { options } = await bucketWithFile()
  const storage = createS3Storage({ ...options, bucket: 'nowhere' })
  await expect(storage.read('voices/a.txt')).rejects.toThrow('NoSuchBucket')
})

test('an address gives one file by one method until its time is over, and cannot be changed', async () => {
  const { options } = await bucketWithFile()
  const { direct } = createS3Storage({ ...options, directSeconds: 2 })
  const answer = { contentType: 'video/mp4', disposition: 'inline' }
  const address = String(await direct?.addressOf('voices/a.txt', answer))
  expect(await direct?.origin()).toBe(options.endpoint)
  const given = await fetch(address)
  expect([given.status, await given.text()]).toEqual([200, '0123456789'])
  expect(given.headers.get('content-type')).toBe('video/mp4')
  const part = await fetch(address, { headers: { range: 'bytes=2-4' } })
  expect([part.status, await part.text()]).toEqual([206, '234'])

  expect((await fetch(address, { method: 'DELETE' })).status).toBe(403)
  expect((await fetch(address, { method: 'PUT', body: 'mine' })).status).toBe(403)
  expect((await fetch(address.replace('a.txt', 'b.txt'))).status).toBe(403)
  expect((await fetch(address.replace('Expires=2', 'Expires=2000'))).status).toBe(403)
  expect((await fetch(address.replace('inline', 'attachment'))).status).toBe(403)
  await expect.poll(async () => (await fetch(address)).status).toBe(403)
})
