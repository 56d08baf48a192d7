import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { discardedFiles, storyboards, user } from '#database/schema/index.ts'
import { everyFile, newInstallation, usedInstallation } from '#testing/installations.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { END, HEAD, TABLES } from './backup-file.ts'
import { restoreBackup, writeBackup } from './index.ts'
import { endOfTar, writeEntry } from './tar-file.ts'

const { signal } = new AbortController()
const forced = { isForced: true, signal }
const careful = { isForced: false, signal }

async function backUp({ ctx, backupPath }: Awaited<ReturnType<typeof usedInstallation>>) {
  return await writeBackup(ctx, backupPath, signal)
}

test('what was worked in is replaced only when asked, and then wholly', async () => {
  const [old, used] = [await usedInstallation(), await usedInstallation()]
  await backUp(old)
  await backUp(used)
  const target = await newInstallation()
  await restoreBackup(target, old.backupPath, careful)
  await expect(restoreBackup(target, used.backupPath, careful)).rejects.toThrow(
    /accounts or videos already.*add --force.*Nothing was restored/,
  )
  await target.look(async (db) => {
    await db.execute(sql`select`)
    await expect(restoreBackup(target, used.backupPath, forced)).rejects.toThrow(
      /^Something is at work with the database/,
    )
  })
  const replaced = await target.look((db) => everyFile(db, target.storage))
  await restoreBackup(target, used.backupPath, forced)
  expect(await target.look((db) => db.select().from(user))).toEqual(
    await used.ctx.db.select().from(user),
  )
  await target.sweep(used.ctx)
  const kept = await everyFile(used.ctx.db, used.ctx.storage)
  for (const key of Object.keys(replaced).filter((one) => !(one in kept)))
    expect(await target.storage.stat(key)).toBeNull()
  expect(await target.look((db) => everyFile(db, target.storage))).toEqual(kept)
})

test('a restore over itself that fails loses no file', async () => {
  const used = await usedInstallation()
  await backUp(used)
  const target = await newInstallation()
  await restoreBackup(target, used.backupPath, careful)
  truncateSync(used.backupPath, statSync(used.backupPath).size - 5000)
  await expect(restoreBackup(target, used.backupPath, forced)).rejects.toThrow(/is not whole/)
  await target.sweep(used.ctx)
  expect(await target.look((db) => everyFile(db, target.storage))).toEqual(
    await everyFile(used.ctx.db, used.ctx.storage),
  )
})

test.each([
  ['cut short', (path: string) => truncateSync(path, statSync(path).size - 5000), /is not whole/],
  [
    'changed',
    (path: string) => {
      const bytes = readFileSync(path)
      bytes.write('9', bytes.lastIndexOf('"credit_cost":10') + 14)
      writeFileSync(path, bytes)
    },
    /is no backup of Reelwright, or it is damaged/,
  ],
  ['something else', (path: string) => writeFileSync(path, 'x'.repeat(2000)), /is no backup/],
])('a backup that is %s is refused, and leaves an empty installation', async (_, harm, words) => {
  const used = await usedInstallation()
  await backUp(used)
  harm(used.backupPath)
  const other = await newInstallation()
  await expect(restoreBackup(other, used.backupPath, careful)).rejects.toThrow(words)
  expect(await other.look((db) => db.$count(user))).toBe(0)
  // What was put into storage already is swept away after a while.
  const put = await other.look((db) => db.select().from(discardedFiles))
  await other.sweep(used.ctx)
  for (const { storageKey } of put) expect(await other.storage.stat(storageKey)).toBeNull()
})

test('an older backup is brought up to date, one of a newer Reelwright is refused', async () => {
  const other = await newInstallation()
  const newer = await backupOf('0999_of_a_later_day')
  await expect(restoreBackup(other, newer, careful)).rejects.toThrow(/made by a newer Reelwright/)
  // Before storyboards could be stills.
  const older = await backupOf('0013_scene_uploads_and_voice_samples')
  await restoreBackup(other, older, careful)
  expect(await other.look((db) => db.select().from(storyboards))).toMatchObject([
    { title: 'Cats', visuals: 'clips', version: 0 },
  ])
})

/** A backup with one account and its storyboard, as a Reelwright of that day would have written it. */
async function backupOf(migration: string): Promise<string> {
  const ada = { id: 'ada', name: 'Ada', email: 'a@b.example', email_verified: true }
  const storyboard = { id: randomUUID(), user_id: 'ada', title: 'Cats', idea: 'Cats' }
  const others = { description: '', total_duration: 1, status: 'draft', style: 'Educational' }
  const more = { target_audience: 'Teenagers', aspect_ratio: '1/1', language: 'en' }
  const last = { version: 0, image_style: 'AUTO', voice_id: 'en-rachel' }
  const times = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' }
  const path = join(temporaryFolder(), 'backup.tar')
  const parts = await Promise.all([
    entry(HEAD, { format: 1, migration, madeAt: new Date().toISOString() }),
    entry(`${TABLES}storyboards/0.json`, [
      { ...storyboard, ...others, ...more, ...last, ...times },
    ]),
    entry(`${TABLES}user/0.json`, [{ ...ada, ...times }]),
  ])
  const sha256 = createHash('sha256').update(Buffer.concat(parts)).digest('hex')
  const end = await entry(END, { files: 0, rows: 2, missing: [], sha256 })
  writeFileSync(path, Buffer.concat([...parts, end, endOfTar()]))
  return path
}

async function entry(name: string, value: unknown): Promise<Buffer> {
  const json = Buffer.from(JSON.stringify(value))
  return await buffer(writeEntry({ name, sizeBytes: json.length }, [json]))
}

test.each([
  [
    'that is not up to date',
    'delete from drizzle.__drizzle_migrations where id > 3',
    /another version/,
  ],
  ['that was never set up', 'drop schema drizzle cascade', /there is nothing to copy/],
])('a database %s is not backed up', async (_, change, words) => {
  const { databaseUrl, storage } = await newInstallation()
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(change)
  await client.end()
  const path = join(temporaryFolder(), 'backup.tar')
  await expect(writeBackup({ databaseUrl, storage }, path, signal)).rejects.toThrow(words)
  expect(readdirSync(dirname(path))).toEqual([])
})
