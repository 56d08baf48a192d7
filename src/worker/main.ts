import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { accountLimits } from '#config/account-limits.ts'
import { keptSecret } from '#config/kept-secret.ts'
import { loadEnvironment } from '#config/load-environment.ts'
import { vendorsOfEnvironment } from '#config/vendor-settings.ts'
import { connectDatabase, repeatLost } from '#database/client.ts'
import { faultText } from '#database/faults.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { createCallbacks } from '#domain/callbacks.ts'
import { createSeal } from '#domain/seal.ts'
import { removeLeftFolders } from '#domain/temporary-folder.ts'
import { keepLease } from '#domain/worker-lease.ts'
import { renderLayers } from '#media/layers/render-layers.ts'
import { openMail } from '#providers/mail/open-mail.ts'
import { openStudio } from '#providers/open-studio.ts'
import { openPayments } from '#providers/payment/open-payments.ts'
import { openStorage } from '#providers/storage/open-storage.ts'
import { openQueue } from '#queue/queue.ts'
import { sayingAlive, supervised } from '#supervisor/supervised.ts'
import { PACE } from './context.ts'
import { startWorker } from './start-worker.ts'

const STILL_WAITING =
  'Waiting for what vendors are paid for. Told to stop again, it ends at once; whatever can be is looked up later.'
const STILL_WAITING_AFTER_MS = 3000

const reportReady = supervised('worker')
const environment = loadEnvironment()
const { DATABASE_URL, DATA_DIR, DATABASE_CONNECTIONS } = environment
if (!DATABASE_URL)
  endAtOnce('DATABASE_URL is not set; `npm start` sets it for the embedded database.')

removeLeftFolders().catch((error: unknown) => console.error(`Left folders: ${faultText(error)}`))
const workerId = randomUUID()
const cacheFolder = join(DATA_DIR, 'cache')
await sayingAlive(() => migrateDatabase(DATABASE_URL))
const letGo = await keepLease(DATABASE_URL, workerId, endAtOnce)
const { db, close } = connectDatabase(DATABASE_URL, DATABASE_CONNECTIONS)
const queue = await openQueue(DATABASE_URL, 'worker')
const secret = environment.AUTH_SECRET ?? keptSecret(DATA_DIR, 'auth-secret')
const stopWorking = await startWorker({
  db: repeatLost(db),
  queue,
  storage: await openStorage(environment),
  models: openStudio({ cacheFolder, renderLayers }),
  vendors: {
    environment: vendorsOfEnvironment(environment),
    seal: createSeal(secret),
    callbacks: createCallbacks(secret, environment.PUBLIC_URL),
  },
  payments: openPayments(environment),
  unconfirmedMax: environment.UNCONFIRMED_CREDITS,
  limits: accountLimits(environment),
  mail: await openMail(environment, (line) => process.stdout.write(`${line}\n`)),
  workerId,
  cacheFolder,
  pace: PACE,
})

reportReady(async () => {
  const patience = setTimeout(() => console.error(STILL_WAITING), STILL_WAITING_AFTER_MS)
  await stopWorking()
  clearTimeout(patience)
  await queue.stop()
  await close()
  // Last: from here on another worker may take over what was under way.
  await letGo()
})

/** Whoever takes over decides by the rows; nothing here needs to be put in order first. */
function endAtOnce(reason: string): never {
  console.error(`The worker ends: ${reason}`)
  process.exit(1)
}
