import { readdirSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getTableName, isTable, sql } from 'drizzle-orm'
import { startFauxqs } from 'fauxqs'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '#database/client.ts'
import { tablesOfMigrations } from '#database/migrate.ts'
import * as schema from '#database/schema/index.ts'
import { sweepDiscardedFiles } from '#domain/asset/index.ts'
import { checkLedger } from '#domain/credit/index.ts'
import { deleteStoryboard } from '#domain/storyboard/index.ts'
import { createS3Storage } from '#providers/storage/s3/create-s3-storage.ts'
import type { StorageProvider } from '#providers/storage/storage-provider.ts'
import { createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { everyFile, newInstallation, usedInstallation } from '#testing/installations.ts'
import { createTestDatabase } from '#testing/postgres.ts'
import { saveTestImage } from '#testing/save-test-image.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { readSetting } from '../settings.ts'
import { LAST_BACKUP, restoreBackup, writeBackup } from './index.ts'

const NOT_KEPT = ['session', 'verification', 'rate_limit', 'visitor_attempts']
const { signal } = new AbortController()
const careful = { isForced: false, signal }

/** Every row of every table, as text. */
async function everyRow(db: Database): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {}
  for (const name of tablesOfMigrations()) {
    const found = await db.execute<{ line: string }>(
      sql`select to_jsonb(row)::text as line from ${sql.identifier(name)} row order by 1`,
    )
    rows[name] = NOT_KEPT.includes(name) ? [] : found.rows.map(({ line }) => line)
  }
  return rows
}

async function backUp({ ctx, backupPath }: Awaited<ReturnType<typeof usedInstallation>>) {
  return await writeBackup(ctx, backupPath, signal)
}

test('every row of every table and every file comes back, and the links between them', async () => {
  const used = await usedInstallation()
  // The original notes afterwards when it was last backed up.
  const rows = await everyRow(used.ctx.db)
  const made = await backUp(used)
  expect(made).toMatchObject({ files: 5, missing: [] })
  expect(statSync(used.backupPath).mode & 0o777).toBe(0o600)
  expect(readdirSync(dirname(used.backupPath))).toEqual(['backup.tar'])
  expect(await readSetting(used.ctx.db, ...LAST_BACKUP)).toMatchObject({
    sizeBytes: statSync(used.backupPath).size,
  })

  const other = await newInstallation()
  expect(await restoreBackup(other, used.backupPath, careful)).toEqual(made)
  expect(await other.look(everyRow)).toEqual(rows)
  const files = await everyFile(used.ctx.db, used.ctx.storage)
  expect(Object.values(files)).not.toContain(null)
  expect(await other.look((db) => everyFile(db, other.storage))).toEqual(files)
  expect(await other.look(checkLedger)).toEqual([])
  expect(await other.look(rulesOf)).toEqual(await rulesOf(used.ctx.db))
  expect(await other.look((db) => db.$count(schema.session))).toBe(0)
})

/** Foreign keys, checks and triggers. */
async function rulesOf(db: Database): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    select conname::text as name, pg_get_constraintdef(oid) as rule from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select tgname, tgenabled::text from pg_trigger where not tgisinternal
    order by 1, 2`)
  return rows
}

test('while work goes on, the backup is one moment, and nothing that it has listed goes', async () => {
  const { ctx, account, storyboard, backupPath: path } = await usedInstallation()
  const before = await everyFile(ctx.db, ctx.storage)
  const swept: number[] = []
  let isFirst = true
  // As soon as the first file is asked for, somebody deletes it all and makes something else.
  const storage: StorageProvider = {
    ...ctx.storage,
    async stat(key) {
      if (isFirst) {
        isFirst = false
        await ctx.db.execute(sql`delete from direct_images`)
        await deleteStoryboard(account, { id: storyboard.id })
        swept.push(await sweepDiscardedFiles(ctx))
        const next = await createWrittenStoryboard(account, 2)
        await saveTestImage(account, next.scenes[0]?.id ?? '')
      }
      return await ctx.storage.stat(key)
    },
  }
  expect(await writeBackup({ ...ctx, storage }, path, signal)).toMatchObject({ missing: [] })
  expect(swept).toEqual([0])
  expect(await sweepDiscardedFiles(ctx)).toBe(3)

  const other = await newInstallation()
  await restoreBackup(other, path, careful)
  expect(await other.look((db) => everyFile(db, other.storage))).toEqual(before)
  expect(await other.look((db) => db.$count(schema.storyboards))).toBe(1)
  expect(await other.look(checkLedger)).toEqual([])
})

test('a file that was lost before is named, and everything else is kept', async () => {
  const used = await usedInstallation()
  const [lost = ''] = Object.keys(await everyFile(used.ctx.db, used.ctx.storage))
  await used.ctx.storage.delete([lost])
  expect(await backUp(used)).toMatchObject({ files: 4, missing: [lost] })
  const other = await newInstallation()
  expect(await restoreBackup(other, used.backupPath, careful)).toMatchObject({ missing: [lost] })
})

test('a disk that is full is named as the reason, and nothing half is left', async () => {
  const used = await usedInstallation()
  symlinkSync('/dev/full', `${used.backupPath}.${process.pid}.part`)
  await expect(backUp(used)).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(readdirSync(dirname(used.backupPath))).toEqual([])
})

test('files move from a folder into a bucket and back', async () => {
  const server = await startFauxqs({ port: 0, logger: false })
  onTestFinished(() => server.stop())
  server.createBucket('media')
  const keys = { accessKeyId: 'test', secretAccessKey: 'test' }
  const endpoint = `http://127.0.0.1:${server.port}`
  const bucket = createS3Storage({ bucket: 'media', region: 'us-east-1', endpoint, ...keys })
  const used = await usedInstallation()
  await backUp(used)
  const inBucket = { ...(await newInstallation()), storage: bucket }
  await restoreBackup(inBucket, used.backupPath, careful)
  expect(await inBucket.look((db) => everyFile(db, bucket))).toEqual(
    await everyFile(used.ctx.db, used.ctx.storage),
  )
  const again = join(temporaryFolder(), 'again.tar')
  await writeBackup(inBucket, again, signal)
  const back = await newInstallation()
  await restoreBackup(back, again, careful)
  expect(await back.look((db) => everyFile(db, back.storage))).toEqual(
    await everyFile(used.ctx.db, used.ctx.storage),
  )
})

test('every table is known by its migration, none counts by a sequence, every file is listed', async () => {
  const { db } = await createTestDatabase()
  const tables = Object.values(schema).filter((one) => isTable(one))
  expect(tablesOfMigrations().toSorted()).toEqual(tables.map(getTableName).toSorted())
  const { rows: sequences } = await db.execute(
    sql`select * from pg_sequences where schemaname = 'public'`,
  )
  expect(sequences, 'a backup holds no sequences').toEqual([])
  const { rows } = await db.execute(sql`
    select table_name::text || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and (column_name like '%storage_key%' or column_name = 'thumbnail') order by 1`)
  expect(rows.map(({ name }) => name)).toEqual([
    'assets.storage_key',
    'assets.thumbnail',
    'discarded_files.storage_key',
    'uploads.storage_key',
    'voice_samples.storage_key',
  ])
})
