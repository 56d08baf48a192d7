import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { connectDatabase, type Database } from '#database/client.ts'
import { discardedFiles } from '#database/schema/index.ts'
import { sweepDiscardedFiles } from '#domain/asset/index.ts'
import { STORED_KEYS } from '#domain/backup/backup-file.ts'
import { createFileSystemStorage } from '#providers/storage/file-system/create-file-system-storage.ts'
import type { StorageProvider } from '#providers/storage/storage-provider.ts'
import { createWrittenStoryboard } from './create-written-storyboard.ts'
import { openAccount } from './open-account.ts'
import { createTestDatabase } from './postgres.ts'
import { saveTestImage } from './save-test-image.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { createTestContext, type TestContext } from './test-context.ts'

/** An installation in which somebody has worked. */
export async function usedInstallation() {
  const ctx = await createTestContext()
  const account = await openAccount(ctx)
  const { userId, workspaceId } = account
  const storyboard = await createWrittenStoryboard(account, 3, 'Größe "7" \\ 猫. ')
  for (const { id } of storyboard.scenes.slice(0, 2)) await saveTestImage(account, id)
  await ctx.db.execute(sql`
    insert into session (id, token, user_id, expires_at) values ('s', 't', ${userId}, now() + interval '1 day')`)
  await ctx.db.execute(sql`insert into direct_images (workspace_id, title, asset_id)
    select workspace_id, 'A picture' || chr(10) || 'of two lines', id from assets limit 1`)
  for (const key of ['thumbnails/a.webp', 'uploads/b.png', 'samples/c.mp3']) {
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, key)
    await ctx.storage.putFile(key, file, `a/${key.slice(-3)}`)
  }
  await ctx.db.execute(sql`update assets
    set thumbnail = '{"storageKey": "thumbnails/a.webp", "sizeBytes": 17}'
    where id = (select max(id::text)::uuid from assets)`)
  await ctx.db.execute(sql`insert into uploads (id, workspace_id, sent_by, purpose, file_name, storage_key)
    values (gen_random_uuid(), ${workspaceId}, ${userId}, 'library', 'b.png', 'uploads/b.png')`)
  await ctx.db.execute(sql`insert into voice_samples (narrator, voice_id, state, storage_key)
    values ('test', 'en-rachel', 'ready', 'samples/c.mp3')`)
  return { ctx, account, storyboard, backupPath: join(temporaryFolder(), 'backup.tar') }
}

/** One that is set up, and nothing more; nothing stays connected to its database. */
export async function newInstallation() {
  const { url } = await createTestDatabase()
  const storage = createFileSystemStorage(temporaryFolder())
  return {
    databaseUrl: url,
    storage,
    async look<Seen>(see: (db: Database) => Promise<Seen>): Promise<Seen> {
      const { db, close } = connectDatabase(url, 1)
      try {
        return await see(db)
      } finally {
        await close()
      }
    },
    async sweep(ctx: TestContext): Promise<void> {
      await this.look(async (db) => {
        await db.update(discardedFiles).set({ dueAt: sql`now()` })
        await sweepDiscardedFiles({ ...ctx, db, storage })
      })
    },
  }
}

/** What is stored under every key that a row names; null for a file that is not there. */
export async function everyFile(
  db: Database,
  storage: StorageProvider,
): Promise<Record<string, unknown>> {
  const { rows } = await db.execute<{ key: string }>(sql.raw(STORED_KEYS))
  const files: Record<string, unknown> = {}
  for (const { key } of rows) {
    const facts = await storage.stat(key)
    const bytes = facts && (await buffer(await storage.read(key)))
    files[key] = bytes && { ...facts, hash: createHash('sha256').update(bytes).digest('hex') }
  }
  return files
}
