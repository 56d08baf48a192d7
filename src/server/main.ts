import { join } from 'node:path'
import { accountLimits } from '#config/account-limits.ts'
import { keptSecret } from '#config/kept-secret.ts'
import { EXIT_BAD_SETTINGS, loadEnvironment, PROJECT_FOLDER } from '#config/load-environment.ts'
import { vendorsOfEnvironment } from '#config/vendor-settings.ts'
import { socialAccounts } from '#contract/site.ts'
import { connectDatabase } from '#database/client.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { ensureCommandLineAccount } from '#domain/actor.ts'
import { createCallbacks } from '#domain/callbacks.ts'
import { nameAdmins } from '#domain/operator.ts'
import { createSeal } from '#domain/seal.ts'
import { openGoogle } from '#providers/identity/open-google.ts'
import { openStudio } from '#providers/open-studio.ts'
import { openPayments } from '#providers/payment/open-payments.ts'
import { openStorage } from '#providers/storage/open-storage.ts'
import { openQueue } from '#queue/queue.ts'
import { sayingAlive, supervised } from '#supervisor/supervised.ts'
import { createAccountStreams, hearAnnouncements } from './account-streams.ts'
import { createAuthentication } from './authentication.ts'
import { createHttp } from './http.ts'
import { identifier } from './identify.ts'
import { keepModels } from './keep-models.ts'
import { createLog } from './log.ts'
import { createMetrics, openMetrics } from './metrics.ts'
import { openServer } from './open-server.ts'
import { originsOfPaypal } from './site/content-security-policy.ts'
import { openEditedHome } from './site/edited-home.ts'
import { readSite } from './site/read-site.ts'

/** Whoever asks learns within this time that the database does not answer. */
const PATIENCE = { connectWithinMs: 5000, answerWithinMs: 8000 }

const reportReady = supervised('server')
const environment = loadEnvironment()
const { DATABASE_URL, DATA_DIR, HOST, PORT, PUBLIC_URL } = environment
if (DATABASE_URL === undefined) {
  console.error('A server of its own needs DATABASE_URL. `npm start` brings a database along.')
  process.exit(EXIT_BAD_SETTINGS)
}

await sayingAlive(() => migrateDatabase(DATABASE_URL))
const log = createLog(environment.LOG_LEVEL)
const database = connectDatabase(DATABASE_URL, environment.DATABASE_CONNECTIONS, PATIENCE)
const queue = await openQueue(DATABASE_URL, 'sender')
const streams = createAccountStreams()
await ensureCommandLineAccount(database.db)
await nameAdmins(database.db, environment.ADMIN_EMAILS ?? [])

const secret = environment.AUTH_SECRET ?? keptSecret(DATA_DIR, 'auth-secret')
const authentication = createAuthentication({
  db: database.db,
  queue,
  log,
  secret,
  publicUrl: PUBLIC_URL,
  attemptsPerMinute: environment.SIGN_IN_ATTEMPTS,
  signUpsPerDay: environment.SIGN_UPS_PER_DAY,
  google: openGoogle(environment),
})
const context = {
  db: database.db,
  queue,
  storage: await openStorage(environment),
  payments: openPayments(environment),
  unconfirmedMax: environment.UNCONFIRMED_CREDITS,
  limits: accountLimits(environment),
  models: openStudio({ cacheFolder: join(DATA_DIR, 'cache'), renderLayers: filmsNothing }),
  vendors: {
    environment: vendorsOfEnvironment(environment),
    seal: createSeal(secret),
    callbacks: createCallbacks(secret, PUBLIC_URL),
  },
  publicUrl: PUBLIC_URL,
  isMailDelivered: environment.SMTP_URL !== undefined,
  supportEmail: environment.SUPPORT_EMAIL ?? null,
  links: {
    sourceUrl: environment.SOURCE_URL ?? null,
    accounts: socialAccounts(environment.SOCIAL_LINKS),
  },
}
const { direct } = context.storage
const models = await keepModels(context)
const origins = {
  payments: context.payments.paypal ? originsOfPaypal(environment.PAYPAL_SCRIPT_URL) : null,
  store: direct ? [await direct.origin()] : [],
}
const editedHome = await openEditedHome(context, {
  rendererFolder: join(PROJECT_FOLDER, 'build', 'server'),
  names: { publicUrl: PUBLIC_URL, origins },
})
const stopListening = await hearAnnouncements(DATABASE_URL, streams, {
  models: models.refresh,
  homepage: editedHome.refresh,
})
const metrics = createMetrics(database.db)
const http = createHttp({
  measure: metrics.measure,
  context,
  authentication,
  identify: identifier(database.db, authentication, keptSecret(DATA_DIR, 'operator-token')),
  streams,
  log,
  site: readSite(join(PROJECT_FOLDER, 'build', 'client'), PUBLIC_URL, origins),
  editedHome: editedHome.page,
  clientAddressHeader: environment.CLIENT_ADDRESS_HEADER,
  requestsPerMinute: environment.ACCOUNT_REQUESTS,
})

const server = await openServer(http, HOST, PORT).catch(endWithWords)
const { METRICS_PORT } = environment
const metricsServer = METRICS_PORT
  ? await openMetrics(metrics, HOST, METRICS_PORT).catch(endWithWords)
  : null

reportReady(async () => {
  models.stop()
  streams.close()
  await metricsServer?.close()
  await server.close()
  await stopListening()
  await queue.stop()
  await database.close()
})

function endWithWords(error: Error): never {
  console.error(error.message)
  process.exit(EXIT_BAD_SETTINGS)
}

/** The server asks the providers what they are; only a worker lets them work. */
function filmsNothing(): never {
  throw new Error('The server does not film.')
}
