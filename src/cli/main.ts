import { keptSecret } from '#config/kept-secret.ts'
import { loadEnvironment } from '#config/load-environment.ts'
import { freePort } from '#database/embedded/free-port.ts'
import { findInstance } from '#supervisor/instance.ts'
import { localUrl, startProduct } from '#supervisor/start-product.ts'
import { addCredits } from './add-credits.ts'
import type { Instance } from './instance.ts'
import { make } from './make.ts'
import { runCommand } from './run-command.ts'

const [command, ...args] = process.argv.slice(2)
const commands = { make, 'credits:add': addCredits }
const run = commands[command as keyof typeof commands]
await runCommand((signal) => run(args, openInstance, signal))

/** The product that runs on the data folder; when none does, one of its own until the command ends. */
async function openInstance(signal: AbortSignal): Promise<Instance> {
  const environment = loadEnvironment()
  const operatorToken = keptSecret(environment.DATA_DIR, 'operator-token')
  const running = await findInstance(environment.DATA_DIR)
  if (running) return { url: running.localUrl, operatorToken, close: async () => undefined }

  const own = { ...environment, HOST: '127.0.0.1', PORT: await freePort() }
  const product = await startProduct({ ...own, PUBLIC_URL: localUrl(own) }, signal)
  return { url: localUrl(own), operatorToken, close: product.stop }
}
