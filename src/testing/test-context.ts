import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Context } from '#domain/context.ts'
import { createFileSystemStorage } from '#providers/storage/file-system/create-file-system-storage.ts'
import { openQueue } from '#queue/queue.ts'
import { createTestDatabase } from './postgres.ts'

const FACTS = { name: 'test', builtIn: true, safeToRepeat: true }

export type TestContext = Context & { databaseUrl: string }

/** A context on a database, a queue and a storage folder of this test's own. Call it inside the test. */
export async function createTestContext(): Promise<TestContext> {
  const { db, url } = await createTestDatabase()
  const queue = await openQueue(url, 'sender')
  const folder = temporaryFolder()
  onTestFinished(() => queue.stop())
  return {
    db,
    queue,
    databaseUrl: url,
    storage: createFileSystemStorage(folder),
    studio: {
      writer: FACTS,
      illustrator: FACTS,
      animator: { ...FACTS, expectedDurationMs: 10_000 },
      narrator: { ...FACTS, unsupported: () => null },
    },
  }
}

/** An empty folder that goes when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reelwright-test-'))
  // PostgreSQL's own account has to get in when tests run as root.
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
