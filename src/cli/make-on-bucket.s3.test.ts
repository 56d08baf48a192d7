import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { filesIn } from '#testing/files-in.ts'
import { probe } from '#testing/independent-decoder.ts'
import { newBucket } from '#testing/radosgw/new-bucket.ts'
import { startProduct } from '#testing/start-product.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { openWatchedBucket } from '#testing/watched-bucket.ts'

/** A command, as an operator gives it. @returns what it said. */
async function run(main: string, env: Record<string, string>, ...args: string[]): Promise<string> {
  const path = fileURLToPath(new URL(`${main}.ts`, import.meta.url))
  const options = { env: { ...process.env, ...env } }
  return (await promisify(execFile)(process.execPath, [path, ...args], options)).stdout
}

test('a video is made on a bucket, its files move into the folder, and work goes on there', {
  timeout: 300_000,
}, async () => {
  const { settings, arrived } = await openWatchedBucket({ behind: await newBucket() })
  const onBucket = await startProduct({ settings })
  const { dataFolder } = onBucket
  const [folder, media] = [temporaryFolder(), join(dataFolder, 'media')]
  const [first, second] = [join(folder, 'first.mp4'), join(folder, 'second.mp4')]
  const quick = ['--resolution', '720p', '--json']
  const idea = [
    'make',
    'Why cats sleep so much',
    '--duration',
    '15',
    '--stills',
    '--keep',
    '--out',
    first,
  ]
  const said = await run('main', { DATA_DIR: dataFolder, ...settings }, ...idea, ...quick)
  expect((await probe(first)).seconds).toBeGreaterThan(10)
  expect(arrived.length).toBeGreaterThan(5)
  expect(existsSync(media)).toBe(false)

  const back = ['--from', 's3', '--to', 'files']
  const copied = await run('storage-copy-main', { DATA_DIR: dataFolder, ...settings }, ...back)
  expect(copied).toContain(`files are in the folder ${media}`)
  expect(await onBucket.stop()).toBe(0)
  const kept = filesIn(media)
  expect(arrived).toEqual(expect.arrayContaining(kept))

  // What was rendered would otherwise not be read again.
  await rm(join(dataFolder, 'cache'), { recursive: true, force: true })
  await startProduct({ dataFolder })
  const [, id = ''] = /"storyboardId":"([0-9a-f-]{36})"/.exec(said) ?? []
  const again = ['make', '--from', id, '--captions', 'quiet', '--out', second]
  await run('main', { DATA_DIR: dataFolder }, ...again, ...quick)
  expect((await probe(second)).seconds).toBeCloseTo((await probe(first)).seconds, 1)
})
