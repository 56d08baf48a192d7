import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { keptSecret } from '#config/kept-secret.ts'
import { freePort } from '#database/embedded/cluster-record.ts'
import { childrenOf } from './children-of.ts'
import { installedFolder } from './installed-folder.ts'
import { QUICK_START } from './quick-start.ts'

const SUPERVISOR = fileURLToPath(new URL('../supervisor/main.ts', import.meta.url))

export type RunningProduct = {
  url: string
  dataFolder: string
  operatorToken: string
  /** Its supervisor's. */
  processId: number
  /** All that its processes have printed so far. */
  printed: () => string
  /** Process ids of what runs now, by the room whose main.ts it is. */
  processIds: (room: 'server' | 'worker') => number[]
  /** Ends it in order. @returns its exit code. */
  stop: () => Promise<number | null>
  /** Ends the supervisor alone, with SIGKILL. */
  kill: () => Promise<void>
}

type ProductOptions = {
  /** One that was used before, or an empty one; otherwise one whose database is made already. */
  dataFolder?: string
  settings?: Record<string, string>
}

/** The whole product, as `npm start` starts it, on a data folder and a port of its own. Call it inside the test. */
export async function startProduct({
  dataFolder: given,
  settings = {},
}: ProductOptions = {}): Promise<RunningProduct> {
  const dataFolder = given ?? (await installedFolder())
  const port = await freePort()
  const supervisor = spawn(process.execPath, [...QUICK_START, SUPERVISOR], {
    env: { ...process.env, DATA_DIR: dataFolder, PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = () => stopped(supervisor)
  onTestFinished(async () => {
    await stop()
  })
  const lines: string[] = []
  for (const stream of [supervisor.stdout, supervisor.stderr])
    stream.on('data', (chunk: Buffer) => lines.push(chunk.toString()))
  await saysReady(supervisor, () => lines.join(''))
  return {
    processId: supervisor.pid ?? 0,
    printed: () => lines.join(''),
    async kill() {
      supervisor.kill('SIGKILL')
      await once(supervisor, 'exit')
    },
    url: `http://127.0.0.1:${port}`,
    dataFolder,
    operatorToken: keptSecret(dataFolder, 'operator-token'),
    processIds: (room) => childrenOf(supervisor.pid ?? 0, `/src/${room}/main.ts`),
    stop,
  }
}

function saysReady(supervisor: ChildProcess, said: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    supervisor.stdout?.on('data', () => {
      if (said().includes('is ready')) resolve()
    })
    supervisor.once('exit', (code) => reject(new Error(`It ended with code ${code}: ${said()}`)))
  })
}

async function stopped(supervisor: ChildProcess): Promise<number | null> {
  if (supervisor.exitCode !== null || supervisor.signalCode !== null) return supervisor.exitCode
  const exit = new Promise<number | null>((resolve) => supervisor.once('exit', resolve))
  supervisor.kill('SIGTERM')
  return await exit
}
