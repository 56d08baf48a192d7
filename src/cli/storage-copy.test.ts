import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { everyFile } from '#testing/installations.ts'
import { installationWithBucket } from '#testing/installation-with-bucket.ts'

const MAIN = fileURLToPath(new URL('storage-copy-main.ts', import.meta.url))
const FORTH = ['--from', 'files', '--to', 's3']

async function openInstallation(count: number) {
  const installation = await installationWithBucket(count)
  const { bucket, dataFolder: DATA_DIR, databaseUrl: DATABASE_URL } = installation
  const env = { ...process.env, ...bucket.settings, DATA_DIR, DATABASE_URL }
  return { ...installation, start, run }

  function start(settings: Record<string, string> = {}, args = FORTH) {
    const child = spawn(process.execPath, [MAIN, ...args], { env: { ...env, ...settings } })
    onTestFinished(() => void child.kill('SIGKILL'))
    return child
  }

  async function run(settings?: Record<string, string>, args?: string[]) {
    const child = start(settings, args)
    const exit = once(child, 'exit')
    const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
    return { code: (await exit)[0] as number, said, complained }
  }
}

test('killed in the middle and started again, it goes on, and sends nothing twice', async () => {
  const { bucket, keys, db, files, start, run } = await openInstallation(40)
  bucket.allow(15)
  const child = start()
  const exit = once(child, 'exit')
  await expect.poll(() => bucket.arrived.length).toBe(15)
  child.kill('SIGKILL')
  await exit

  bucket.allow(Number.POSITIVE_INFINITY)
  const { code, said } = await run()
  expect(said).toMatch(
    /All 40 files are in the bucket media at http.*: 25 copied \(.* kB\), 15 were/,
  )
  expect(code).toBe(0)
  expect(bucket.arrived.toSorted()).toEqual(keys)
  expect(await everyFile(db, bucket.storage)).toEqual(await everyFile(db, files))
})

test('a file that the database names and neither store has is listed, and all others are copied', async () => {
  const { bucket, keys, files, run } = await openInstallation(4)
  const [lost = '', ...others] = keys
  await files.delete([lost])
  const { code, complained } = await run()
  expect(code).toBe(1)
  expect(complained).toContain(`In neither of the two: ${lost}\n1 of 4 files are not in`)
  expect(bucket.arrived.toSorted()).toEqual(others)
})

test('a bucket that is not there, one that is not set and half an order are each one line', async () => {
  const { run } = await openInstallation(1)
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
