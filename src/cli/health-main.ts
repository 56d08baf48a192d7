import { loadEnvironment } from '#config/load-environment.ts'
import { connectDatabase } from '#database/client.ts'
import { countWorkersHere } from '#domain/worker-lease.ts'
import { localUrl } from '#supervisor/start-product.ts'
import { CommandError, runCommand } from './run-command.ts'

const PATIENCE = { connectWithinMs: 4000, answerWithinMs: 4000 }
const environment = loadEnvironment()
const checks: Record<string, () => Promise<void>> = { server: checkServer, worker: checkWorker }

/** `npm run health -- server`, or `worker`: ends with 0 while the one of this machine, or container, works. */
await runCommand(async () => {
  const check = checks[process.argv[2] ?? '']
  if (!check) throw new CommandError('Say whose health: server or worker.')
  await check()
})

async function checkServer(): Promise<void> {
  const { status } = await fetch(`${localUrl(environment)}/health`)
  if (status !== 200) throw new CommandError(`The server answers with ${status}.`)
}

async function checkWorker(): Promise<void> {
  const { DATABASE_URL } = environment
  if (DATABASE_URL === undefined) throw new CommandError('DATABASE_URL is not set.')
  const { db, close } = connectDatabase(DATABASE_URL, 1, PATIENCE)
  try {
    if ((await countWorkersHere(db)) === 0) throw new CommandError('No worker lives here.')
  } finally {
    await close()
  }
}
