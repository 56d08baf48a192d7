import { expect, test } from 'vitest'
import { installationToCopy, testStorageCopy } from '#testing/storage-copy-compliance.ts'

testStorageCopy('a bucket')

test('a file that the database names and neither store has is listed, and all others are copied', async () => {
  const { bucket, keys, files, run } = await installationToCopy(4)
  const [lost = '', ...others] = keys
  await files.delete([lost])
  const { code, complained } = await run()
  expect(code).toBe(1)
  expect(complained).toContain(`In neither of the two: ${lost}\n1 of 4 files are not in`)
  expect(bucket.arrived.toSorted()).toEqual(others)
})

test('a bucket that is not there, one that is not set and half an order are each one line', async () => {
  const { run } = await installationToCopy(1)
  const one = async (settings: Record<string, string>, args?: string[]) => {
    const { code, complained } = await run(settings, args)
    expect(code).toBe(1)
    return complained
  }
  expect(await one({ S3_BUCKET: 'nowhere' })).toMatch(
    /^The bucket nowhere at http.* cannot be used: The specified bucket does not exist/,
  )
  expect(await one({ S3_BUCKET: '' })).toMatch(/^Set S3_BUCKET and the other S3_ settings/)
  expect(await one({}, ['--from', 's3', '--to', 's3'])).toMatch(/^Usage: npm run storage:copy -- /)
})
