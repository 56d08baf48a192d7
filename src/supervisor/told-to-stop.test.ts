import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as after } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#database/embedded/free-port.ts'
import { createTestDatabase } from '#testing/postgres.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'

/** Spread evenly over the time that a start takes, and a little beyond it. */
const MOMENTS = 6
const SIGNALS = ['SIGTERM', 'SIGINT'] as const

/** A process as the supervisor starts it, and all that it says. */
async function startRoom(room: 'server' | 'worker', databaseUrl: string, dataFolder: string) {
  const main = fileURLToPath(new URL(`../${room}/main.ts`, import.meta.url))
  const port = await freePort()
  const child = fork(main, {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataFolder, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  }
  const ready = new Promise<void>((resolve) => child.once('message', () => resolve()))
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await closed
    return { ended: endOf(child), said }
  }
  return { ready, stop }
}

/** Before its first line is run, a process ends by the signal itself, and as quietly. */
function endOf({ exitCode, signalCode }: ChildProcess): string {
  const isOrderly = exitCode === 0 || SIGNALS.some((signal) => signal === signalCode)
  return isOrderly ? 'quietly' : `with ${exitCode ?? signalCode}`
}

test.for(['server', 'worker'] as const)(
  'a %s told to stop at any moment of its start ends quietly',
  { timeout: 180_000 },
  async (room) => {
    const { url } = await createTestDatabase()
    const dataFolder = temporaryFolder()
    const begunAt = performance.now()
    const first = await startRoom(room, url, dataFolder)
    await first.ready
    const startMs = performance.now() - begunAt
    // The very moment at which it has told that it is ready.
    expect(await first.stop('SIGTERM')).toEqual({ ended: 'quietly', said: '' })
    for (let moment = 1; moment <= MOMENTS; moment++) {
      const { stop } = await startRoom(room, url, dataFolder)
      await after((startMs * 1.1 * moment) / MOMENTS)
      const told = await stop(SIGNALS[moment % 2] ?? 'SIGTERM')
      expect(told, `at moment ${moment} of ${startMs} ms`).toEqual({ ended: 'quietly', said: '' })
    }
  },
)
