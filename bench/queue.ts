import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { connectDatabase } from '#database/client.ts'
import { openEmbeddedDatabase } from '#database/embedded/open-embedded-database.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { openQueue } from '#queue/queue.ts'
import { percentile } from './percentile.ts'

const JOBS = 300
const PAUSE_MAX_MS = 30

/** From the start of the transaction that enqueues a job to the start of its handler, in milliseconds. */
export async function benchQueue(): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'reelwright-bench-'))
  // PostgreSQL's own account has to get in when this runs as root.
  await chmod(folder, 0o711)
  const database = await openEmbeddedDatabase(folder)
  try {
    await migrateDatabase(database.url)
    const delays = await measure(database.url)
    return { 'queue.p50Ms': percentile(delays, 50), 'queue.p95Ms': percentile(delays, 95) }
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(url: string): Promise<number[]> {
  const sender = await openQueue(url, 'sender')
  const worker = await openQueue(url, 'worker')
  const { db, close } = connectDatabase(url, 2)
  const enqueuedAt = new Map<string, number>()
  const delays: number[] = []
  const allStarted = new Promise<void>((resolve) => {
    void worker.work('draw-image', 2, async ({ generationId }) => {
      delays.push(performance.now() - (enqueuedAt.get(generationId) ?? Number.NaN))
      if (delays.length === JOBS) resolve()
    })
  })
  for (let index = 0; index < JOBS; index++) {
    const id = randomUUID()
    enqueuedAt.set(id, performance.now())
    const job = { id, payload: { generationId: id } }
    await db.transaction((tx) => sender.enqueue(tx, 'draw-image', [job]))
    await wait(Math.random() * PAUSE_MAX_MS)
  }
  await allStarted
  await Promise.all([sender.stop(), worker.stop(), close()])
  return delays
}
