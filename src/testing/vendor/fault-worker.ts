import { randomUUID } from 'node:crypto'
import { connectDatabase, repeatLost } from '#database/client.ts'
import { createCallbacks } from '#domain/callbacks.ts'
import { createSeal } from '#domain/seal.ts'
import { keepLease } from '#domain/worker-lease.ts'
import { openStudio } from '#providers/open-studio.ts'
import { createFileSystemStorage } from '#providers/storage/file-system/create-file-system-storage.ts'
import { openQueue } from '#queue/queue.ts'
import { PACE } from '#worker/context.ts'
import { startWorker } from '#worker/start-worker.ts'
import { createFaultNarrator } from './fault-narrator.ts'

/**
 * A worker as main.ts starts it, but with the vendor of the fault test and no time between its questions; it says
 * when it works, stops on SIGTERM, and dies when the test kills it.
 */

const [databaseUrl = '', folder = '', vendorUrl = '', soundPath = ''] = process.argv.slice(2)
const workerId = randomUUID()
const letGo = await keepLease(databaseUrl, workerId, (reason) => {
  throw new Error(reason)
})
const { db, close } = connectDatabase(databaseUrl, 8)
const queue = await openQueue(databaseUrl, 'worker')
const models = openStudio({ cacheFolder: folder, renderLayers: () => Promise.reject(new Error()) })
models.choose('narrator', createFaultNarrator(vendorUrl, soundPath))
const stop = await startWorker({
  db: repeatLost(db),
  queue,
  storage: createFileSystemStorage(folder),
  models,
  payments: {},
  vendors: {
    environment: {},
    seal: createSeal(''),
    callbacks: createCallbacks('', 'http://localhost'),
  },
  unconfirmedMax: null,
  limits: { storageBytes: null, exportsUnderWay: 1 },
  mail: { name: 'none', send: () => Promise.reject(new Error('No mail in this test.')) },
  workerId,
  cacheFolder: folder,
  pace: { ...PACE, firstCheckMs: 100, checkEveryMs: 300, checkSpacingMs: 0, repeatDelayMs: 0 },
})
process.on('SIGTERM', () => {
  void stop()
    .then(() => queue.stop())
    .then(close)
    .then(letGo)
    .then(() => process.exit(0))
})
process.stdout.write('ready\n')
