import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Environment } from '#config/environment.ts'
import { EXIT_BAD_SETTINGS } from '#config/load-environment.ts'
import { type Kept, keepRunning, type Say } from './keep-running.ts'
import { openDatabase } from './open-database.ts'

const SERVER = fileURLToPath(new URL('../server/main.ts', import.meta.url))
const WORKER = fileURLToPath(new URL('../worker/main.ts', import.meta.url))

export type Product = {
  stop: () => Promise<void>
  /** Waits no longer for what vendors were asked for. */
  stopNow: () => void
}

type StartOptions = {
  /** Ends a start that is under way. */
  signal: AbortSignal
  /** The built site: nothing is served before it is there, and its failure is that of the start. */
  site?: Promise<void>
  /** Hears what the processes print; left out: it is printed. */
  say?: Say
}

/**
 * Starts database, worker and server and keeps them running.
 * @returns when all of them work; `stop` ends them in the reverse order.
 * @throws Error in words for the operator, or the signal's reason; everything started is stopped then.
 */
export async function startProduct(
  environment: Environment,
  { signal, site = Promise.resolve(), say }: StartOptions,
): Promise<Product> {
  // It may fail while the database is opened.
  site.catch(() => undefined)
  const database = await openDatabase(environment, signal, say)
  const env = {
    // Modules compiled once start a fifth faster.
    NODE_COMPILE_CACHE: join(environment.DATA_DIR, 'cache', 'compiled'),
    ...process.env,
    ...asVariables({ ...environment, DATABASE_URL: database.url }),
  }
  const keep = (name: 'server' | 'worker', module: string) =>
    keepRunning(name, module, env, EXIT_BAD_SETTINGS, say)
  const worker = keep('worker', WORKER)
  let server: Kept | null = null
  const stop = async () => {
    await server?.stop()
    await worker.stop()
    await database.close()
  }
  const interrupted = interruption(signal)
  try {
    await Promise.race([site, worker.ready.then(() => site), interrupted])
    server = keep('server', SERVER)
    await Promise.race([Promise.all([server.ready, worker.ready]), interrupted])
  } catch (error) {
    await stop()
    throw error
  }
  const stopNow = () => {
    server?.stopNow()
    worker.stopNow()
  }
  return { stop, stopNow }
}

function interruption(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error)
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}

function asVariables(environment: Environment): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, value?.toString()]),
  )
}

/** Where programs on this machine reach the server. */
export function localUrl({ HOST, PORT }: Environment): string {
  const everywhere = HOST === '0.0.0.0' || HOST === '::'
  const host = everywhere ? '127.0.0.1' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}
