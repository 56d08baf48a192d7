import { EXIT_BAD_SETTINGS, loadEnvironment, PROJECT_FOLDER } from '#config/load-environment.ts'
import { buildSite } from './build-site.ts'
import { claimInstance } from './instance.ts'
import { localUrl, type Product, startProduct } from './start-product.ts'

const environment = loadEnvironment()
const say = (line: string) => process.stdout.write(`${line}\n`)
// A closed terminal is no reason to end other than in order.
process.stdout.on('error', () => undefined)

const ENDS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const interrupt = new AbortController()

try {
  await start()
} catch (error) {
  if (interrupt.signal.aborted) {
    say('Stopped.')
    process.exit(0)
  }
  console.error((error as Error).message)
  process.exit(1)
}

async function start(): Promise<void> {
  const { signal } = interrupt
  const stopped = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => {
      say('Stopping ...')
      resolve()
    })
  })
  for (const name of ENDS) process.on(name, () => interrupt.abort())
  const { DATA_DIR, PUBLIC_URL: publicUrl } = environment
  const other = await claimInstance(DATA_DIR, {
    pid: process.pid,
    publicUrl,
    localUrl: localUrl(environment),
  })
  if (other) {
    console.error(
      `Reelwright already runs on ${DATA_DIR} (process ${other.pid}): ${other.publicUrl}`,
    )
    process.exit(EXIT_BAD_SETTINGS)
  }
  const product = await startWhileBuilding(signal)
  say(`Reelwright is ready: ${publicUrl}`)
  await stopped
  for (const name of ENDS) process.on(name, () => product.stopNow())
  await product.stop()
  say('Stopped.')
  process.exit(0)
}

function saysBuilding(): void {
  say('Building the site; this happens once ...')
}

/** The build keeps one processor busy; another makes the database meanwhile. Whichever fails ends both. */
async function startWhileBuilding(signal: AbortSignal): Promise<Product> {
  const failed = new AbortController()
  const either = AbortSignal.any([signal, failed.signal])
  const site = buildSite(PROJECT_FOLDER, saysBuilding, either)
  try {
    return await startProduct(environment, { signal: either, site })
  } catch (error) {
    failed.abort()
    // No build goes on after us.
    await site.catch(() => undefined)
    throw error
  }
}
