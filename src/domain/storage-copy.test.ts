import { readdirSync } from 'node:fs'
import { appendFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isBackupUnderWay } from '#database/backup-lock.ts'
import type { StorageProvider } from '#providers/storage/storage-provider.ts'
import { installationWithBucket, putText } from '#testing/installation-with-bucket.ts'
import { everyFile } from '#testing/installations.ts'
import { copyStoredFiles, openCopyJournal } from './storage-copy.ts'

const NOTHING_WRONG = { missing: [], damaged: [] }

async function openInstallation(count: number) {
  const installation = await installationWithBucket(count)
  const { databaseUrl, dataFolder, files, bucket } = installation
  const journals = join(dataFolder, 'storage-copy')
  const copy = async (from: StorageProvider, to: StorageProvider, isThorough: boolean) =>
    await copyStoredFiles({
      databaseUrl,
      from,
      to,
      journal: await openCopyJournal(journals, { from: from.name, to: to.name }),
      isThorough,
      signal: new AbortController().signal,
      report: () => undefined,
    })
  return {
    ...installation,
    journals,
    copyForth: ({ isThorough = false, from = files } = {}) =>
      copy(from, bucket.storage, isThorough),
    copyBack: () => copy(bucket.storage, files, false),
  }
}

test('what one run has compared the next need not read, unless it is told to check', async () => {
  const { bucket, keys, copyForth, journals } = await openInstallation(5)
  expect(await copyForth()).toMatchObject({ copied: 5, present: 0, ...NOTHING_WRONG })
  bucket.read.length = 0
  expect(await copyForth()).toMatchObject({ copied: 0, present: 5, ...NOTHING_WRONG })
  expect(bucket.read).toEqual([])
  expect(await copyForth({ isThorough: true })).toMatchObject({ copied: 0, present: 5 })
  expect(bucket.read.toSorted()).toEqual(keys)

  const [journal = ''] = await readdir(journals)
  await appendFile(join(journals, journal), '{"key": "samples/10')
  bucket.read.length = 0
  expect(await copyForth()).toMatchObject({ copied: 0, present: 5 })
  expect(bucket.read).toEqual([])
})

test('a file that is there and is another one is found and replaced', async () => {
  const { bucket, keys, db, files, copyForth } = await openInstallation(3)
  const [broken = '', cut = ''] = keys
  await putText(bucket.storage, broken, broken.repeat(1000).replace('s', 'S'))
  await putText(bucket.storage, cut, cut)
  expect(await copyForth()).toMatchObject({ copied: 3, present: 0, ...NOTHING_WRONG })
  expect(await everyFile(db, bucket.storage)).toEqual(await everyFile(db, files))
})

test('a file that arrives as another one is told of, and sent again by the next run', async () => {
  const { bucket, keys, db, files, copyForth } = await openInstallation(3)
  const [unlucky = ''] = keys
  const from: StorageProvider = {
    ...files,
    async fetchTo(key, path) {
      await files.fetchTo(key, path)
      if (key === unlucky) await appendFile(path, 'x')
    },
  }
  expect(await copyForth({ from })).toMatchObject({ copied: 2, missing: [], damaged: [unlucky] })
  expect(await copyForth()).toMatchObject({ copied: 1, present: 2, ...NOTHING_WRONG })
  expect(await everyFile(db, bucket.storage)).toEqual(await everyFile(db, files))
})

test('from a bucket back into a folder, and what was added meanwhile with the next run', async () => {
  const { bucket, dataFolder, db, files, keys, ...others } = await openInstallation(3)
  const { copyForth, copyBack, addFile } = others
  await copyForth()
  await files.delete(keys)
  expect(await copyBack()).toMatchObject({ copied: 3, present: 0, ...NOTHING_WRONG })
  await addFile('samples/added.mp3', bucket.storage)
  expect(await copyBack()).toMatchObject({ copied: 1, present: 3, ...NOTHING_WRONG })
  expect(await everyFile(db, files)).toEqual(await everyFile(db, bucket.storage))
  expect(readdirSync(join(dataFolder, 'media', '.incoming'))).toEqual([])
})

test('what was made since the product works with the other store is not missing', async () => {
  const { bucket, copyForth, addFile } = await openInstallation(2)
  await copyForth()
  await addFile('samples/later.mp3', bucket.storage)
  expect(await copyForth()).toMatchObject({ copied: 0, present: 3, ...NOTHING_WRONG })
})

test('a copy of what the product has deleted since is removed, and nothing else', async () => {
  const { bucket, keys, db, files, copyForth } = await openInstallation(3)
  const [deleted = '', ofAnother = ''] = keys
  await copyForth()
  await db.execute(sql`delete from voice_samples where storage_key in (${deleted}, ${ofAnother})`)
  await files.delete([deleted])
  expect(await copyForth()).toMatchObject({ files: 1, removed: 1, ...NOTHING_WRONG })
  expect(await bucket.storage.stat(deleted)).toBeNull()
  expect(await bucket.storage.stat(ofAnother)).not.toBeNull()
  expect(await copyForth()).toMatchObject({ removed: 0 })
})

test('what is deleted while files are copied stays until they are', async () => {
  const { db, bucket, keys, files, copyForth } = await openInstallation(6)
  let sweeps = 0
  const from: StorageProvider = {
    ...files,
    async stat(key) {
      const { rows } = await db.execute<{ held: boolean }>(sql`select ${isBackupUnderWay} as held`)
      if (!rows[0]?.held) sweeps++
      return await files.stat(key)
    },
  }
  expect(await copyForth({ from })).toMatchObject({ copied: 6, ...NOTHING_WRONG })
  expect(sweeps).toBe(0)
  expect(bucket.arrived.toSorted()).toEqual(keys)
  const { rows } = await db.execute<{ held: boolean }>(sql`select ${isBackupUnderWay} as held`)
  expect(rows).toEqual([{ held: false }])
})
