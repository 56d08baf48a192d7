import { createServer } from 'node:net'
import { loadEnvironment } from '#config/load-environment.ts'
import { keptSecret } from '#config/kept-secret.ts'
import { findInstance } from '#supervisor/instance.ts'
import { localUrl, startProduct } from '#supervisor/start-product.ts'
import { addCredits } from './add-credits.ts'
import { runCommand } from './run-command.ts'
import type { Instance } from './instance.ts'
import { make } from './make.ts'

const [command, ...args] = process.argv.slice(2)
const commands = { make, 'credits:add': addCredits }
const run = commands[command as keyof typeof commands]
await runCommand((signal) => run(args, openInstance, signal))

/** The product that runs on the data folder; when none does, one of its own until the command ends. */
async function openInstance(): Promise<Instance> {
  const environment = loadEnvironment()
  const operatorToken = keptSecret(environment.DATA_DIR, 'operator-token')
  const running = await findInstance(environment.DATA_DIR)
  if (running) return { url: running.localUrl, operatorToken, close: async () => undefined }

  const own = { ...environment, HOST: '127.0.0.1', PORT: await freePort() }
  const product = await startProduct({ ...own, PUBLIC_URL: localUrl(own) })
  return { url: localUrl(own), operatorToken, close: product.stop }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
