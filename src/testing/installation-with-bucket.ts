import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openFiles } from '#providers/storage/open-storage.ts'
import type { StorageProvider } from '#providers/storage/storage-provider.ts'
import { createTestDatabase } from './postgres.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { openWatchedBucket, type WatchedBucket } from './watched-bucket.ts'

/**
 * An installation with so many files on its disk, and an empty bucket beside it, by default one of this test's own.
 * Call it inside the test.
 */
export async function installationWithBucket(
  count: number,
  open: () => Promise<WatchedBucket> = openWatchedBucket,
) {
  const { db, url: databaseUrl } = await createTestDatabase()
  const dataFolder = temporaryFolder()
  const files = openFiles({ DATA_DIR: dataFolder, S3_REGION: '' })
  const keys = Array.from({ length: count }, (_, index) => `samples/${1000 + index}.mp3`)
  for (const key of keys) await addFile(key, files)
  return { db, databaseUrl, dataFolder, files, keys, bucket: await open(), addFile }

  async function addFile(key: string, storage: StorageProvider): Promise<void> {
    await putText(storage, key, key.repeat(1000))
    await db.execute(sql`insert into voice_samples (narrator, voice_id, state, storage_key)
      values ('test', ${key}, 'ready', ${key})`)
  }
}

export async function putText(storage: StorageProvider, key: string, text: string): Promise<void> {
  const path = join(temporaryFolder(), 'file')
  writeFileSync(path, text)
  await storage.putFile(key, path, 'audio/mpeg')
}
