import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { installationWithBucket } from './installation-with-bucket.ts'
import { everyFile } from './installations.ts'
import { QUICK_START } from './quick-start.ts'
import type { WatchedBucket } from './watched-bucket.ts'

const MAIN = fileURLToPath(new URL('../cli/storage-copy-main.ts', import.meta.url))
const FORTH = ['--from', 'files', '--to', 's3']
const BACK = ['--from', 's3', '--to', 'files']

type OpenBucket = () => Promise<WatchedBucket>

/** An installation, and the command as an operator gives it. */
export async function installationToCopy(count: number, openBucket?: OpenBucket) {
  const installation = await installationWithBucket(count, openBucket)
  const { bucket, dataFolder: DATA_DIR, databaseUrl: DATABASE_URL } = installation
  const env = { ...process.env, ...bucket.settings, DATA_DIR, DATABASE_URL }
  return { ...installation, start, run }

  function start(settings: Record<string, string> = {}, args = FORTH) {
    const child = spawn(process.execPath, [...QUICK_START, MAIN, ...args], {
      env: { ...env, ...settings },
    })
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

/** What the command must do with every store. Call it at the top of a test file. */
export function testStorageCopy(kind: string, openBucket?: OpenBucket): void {
  test(`${kind}: killed in the middle and started again, it goes on, and sends nothing twice`, async () => {
    const { bucket, keys, db, files, start, run } = await installationToCopy(40, openBucket)
    bucket.allow(15)
    const child = start()
    const exit = once(child, 'exit')
    await expect.poll(() => bucket.arrived.length).toBe(15)
    child.kill('SIGKILL')
    await exit

    bucket.allow(Number.POSITIVE_INFINITY)
    const { code, said } = await run()
    expect(said).toMatch(
      /All 40 files are in the bucket media.* at http.*: 25 copied \(.* kB\), 15 were/,
    )
    expect(code).toBe(0)
    expect(bucket.arrived.toSorted()).toEqual(keys)
    expect(await everyFile(db, bucket.storage)).toEqual(await everyFile(db, files))
  })

  test(`${kind}: from a bucket back into an empty folder`, async () => {
    const { bucket, keys, db, files, run } = await installationToCopy(3, openBucket)
    const before = await everyFile(db, files)
    await run()
    await files.delete(keys)
    const { said, code } = await run({}, BACK)
    expect(said).toMatch(/All 3 files are in the folder .*: 3 copied/)
    expect(code).toBe(0)
    expect(await everyFile(db, files)).toEqual(before)
    expect(bucket.read.toSorted()).toEqual(keys.flatMap((key) => [key, key]))
  })
}
