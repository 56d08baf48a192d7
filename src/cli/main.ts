import { keptSecret } from '#config/kept-secret.ts'
import { loadEnvironment } from '#config/load-environment.ts'
import { freePort } from '#database/embedded/cluster-record.ts'
import { findInstance } from '#supervisor/instance.ts'
import { localUrl, startProduct } from '#supervisor/start-product.ts'
import { addCredits, deleteAccount, exportAccount } from './account-commands.ts'
import type { Instance } from './client.ts'
import { namingFullDisk } from './full-disk.ts'
import { make } from './make.ts'
import { runCommand } from './run-command.ts'

const [command, ...args] = process.argv.slice(2)
const commands = {
  make,
  'credits:add': addCredits,
  'account:delete': deleteAccount,
  'account:export': exportAccount,
}
const run = commands[command as keyof typeof commands]
const LINES_KEPT = 50
/** What the processes of an instance of our own printed last; told only when it may explain a failure. */
const printed: string[] = []
let dataFolder: string | null = null

await runCommand(async (signal) => {
  try {
    await run(args, openInstance, signal)
  } catch (error) {
    if (signal.aborted || dataFolder === null) throw error
    const named = await namingFullDisk(error, dataFolder)
    if (named === error) for (const line of printed) console.error(line)
    throw named
  }
})

/** The product that runs on the data folder; when none does, one of its own until the command ends. */
async function openInstance(signal: AbortSignal): Promise<Instance> {
  const environment = loadEnvironment()
  dataFolder = environment.DATA_DIR
  const operatorToken = keptSecret(dataFolder, 'operator-token')
  const running = await findInstance(dataFolder)
  if (running) return { url: running.localUrl, operatorToken, close: async () => undefined }

  const own = { ...environment, HOST: '127.0.0.1', PORT: await freePort() }
  const product = await startProduct(
    { ...own, PUBLIC_URL: localUrl(own) },
    { signal, say: keepPrinted },
  )
  return { url: localUrl(own), operatorToken, close: product.stop }
}

function keepPrinted(lines: string): void {
  printed.push(...lines.split('\n'))
  printed.splice(0, printed.length - LINES_KEPT)
}
