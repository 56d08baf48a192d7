import { onTestFinished } from 'vitest'
import { BUILT_IN } from '#contract/vendors.ts'
import { createCallbacks } from '#domain/callbacks.ts'
import type { Context } from '#domain/context.ts'
import { createSeal } from '#domain/seal.ts'
import { createTestPayments } from '#providers/payment/test/create-test-payments.ts'
import { createRegistry } from '#providers/registry.ts'
import { createFileSystemStorage } from '#providers/storage/file-system/create-file-system-storage.ts'
import type { Openers } from '#providers/vendors.ts'
import { openQueue } from '#queue/queue.ts'
import { createTestDatabase, type TestDatabase } from './postgres.ts'
import { temporaryFolder } from './temporary-folder.ts'

const SECRET = 'the secret of the installation'
const FACTS = {
  name: BUILT_IN,
  builtIn: true,
  safeToRepeat: true,
  start: () => Promise.reject(new Error('No model does this in the test.')),
}

export type TestContext = Context & { databaseUrl: string }

/** A context on a database, a queue and a storage folder of this test's own. Call it inside the test. */
export async function createTestContext(
  openers: Openers = {},
  database?: TestDatabase,
): Promise<TestContext> {
  const { db, url } = database ?? (await createTestDatabase())
  const queue = await openQueue(url, 'sender')
  const folder = temporaryFolder()
  onTestFinished(() => queue.stop())
  return {
    db,
    queue,
    databaseUrl: url,
    storage: createFileSystemStorage(folder),
    unconfirmedMax: null,
    limits: { storageBytes: null, exportsUnderWay: 10 },
    payments: { test: createTestPayments() },
    vendors: {
      environment: {},
      seal: createSeal(SECRET),
      callbacks: createCallbacks(SECRET, 'http://localhost:3000'),
    },
    models: createRegistry(
      {
        writer: FACTS,
        illustrator: FACTS,
        animator: { ...FACTS, expectedDurationMs: 10_000 },
        narrator: { ...FACTS, unsupported: () => null },
        musician: { ...FACTS, compose: FACTS.start },
      },
      openers,
    ),
  }
}
