import { fork } from 'node:child_process'
import { setTimeout as after } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '#database/client.ts'
import { freePort } from '#database/embedded/cluster-record.ts'
import { createTestDatabase } from '#testing/postgres.ts'
import { QUICK_START } from '#testing/quick-start.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'

/** Spread evenly over the time from the first connection to the database until all works. */
const MOMENTS = 5
const SIGNALS = ['SIGTERM', 'SIGINT'] as const

/** A process as the supervisor starts it, and all that it says. */
async function startRoom(room: 'server' | 'worker', databaseUrl: string, dataFolder: string) {
  const main = fileURLToPath(new URL(`../${room}/main.ts`, import.meta.url))
  const port = await freePort()
  const child = fork(main, {
    execArgv: QUICK_START,
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
    return { code: child.exitCode, said }
  }
  return { ready, stop }
}

/** Whether anybody but the test is connected. */
async function isInUse(db: Database): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and client_port is not null`)
  return rowCount !== 0
}

test.for(['server', 'worker'] as const)(
  'a %s told to stop at any moment of its start ends in order, and says nothing',
  { timeout: 180_000 },
  async (room) => {
    const { url, db } = await createTestDatabase()
    const dataFolder = temporaryFolder()
    const begunAt = performance.now()
    const first = await startRoom(room, url, dataFolder)
    await expect.poll(() => isInUse(db)).toBe(true)
    const connectedMs = performance.now() - begunAt
    await first.ready
    const readyMs = performance.now() - begunAt
    // The very moment at which it has told that it is ready.
    expect(await first.stop('SIGTERM')).toEqual({ code: 0, said: '' })
    for (let moment = 0; moment < MOMENTS; moment++) {
      // PostgreSQL may not have noticed yet that the one before is gone.
      await expect.poll(() => isInUse(db)).toBe(false)
      const { stop } = await startRoom(room, url, dataFolder)
      await expect.poll(() => isInUse(db)).toBe(true)
      await after(((readyMs - connectedMs) * moment) / (MOMENTS - 1))
      const told = await stop(SIGNALS[moment % 2] ?? 'SIGTERM')
      expect(told, `moment ${moment} of ${MOMENTS}`).toEqual({ code: 0, said: '' })
    }
  },
)
