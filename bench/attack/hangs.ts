import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { createClient } from '#cli/client.ts'
import type { Database } from '#database/client.ts'
import { giveCredits, keepStarting } from './busy-user.ts'
import type { Findings } from './findings.ts'
import { lookAtFiles } from './look-at-files.ts'
import { type OwnProduct, withOwnProduct } from './own-product.ts'
import { Random } from './random.ts'
import { runningNow, waitUntil } from './unfinished-work.ts'
import { faultsAtTheEnd, withDatabase } from './whole-database.ts'

const WORKER = fileURLToPath(new URL('../../src/worker/main.ts', import.meta.url))
const ROUNDS = 4
const WORK_WITHIN_MS = 60_000
/** The lease of 15 s, and the turn of the worker that looks after others. */
const GIVEN_BACK_WITHIN_MS = 30_000
/** 20 s of silence, and a start. */
const REPLACED_WITHIN_MS = 45_000
const ENDS_WITHIN_MS = 15_000

type Round = { product: OwnProduct; db: Database; databaseUrl: string }
type Outcome = { givenBackMs?: number; replacedMs?: number; fault?: string }

/** Stops workers in the middle of their work (SIGSTOP), and wakes some when others have taken over. */
export async function hangs(seed: number): Promise<Findings> {
  return await withOwnProduct({ LOG_LEVEL: 'error' }, async (product) => {
    const random = new Random(seed)
    const client = createClient(product.url, product.operatorToken)
    await giveCredits(client, random)
    const faults: string[] = []
    const numbers: Record<string, number> = { hung: 0, awakened: 0 }
    const user = keepStarting(client, random)
    await withDatabase(product.dataFolder, async (db, databaseUrl) => {
      for (let round = 0; round < ROUNDS; round++) {
        const isAwakened = round % 2 === 1
        const outcome = await hang({ product, db, databaseUrl }, isAwakened)
        numbers.hung = (numbers.hung ?? 0) + 1
        if (isAwakened) numbers.awakened = (numbers.awakened ?? 0) + 1
        const { fault, ...times } = outcome
        for (const [key, value] of Object.entries(times)) {
          numbers[`${key}, slowest`] = Math.max(numbers[`${key}, slowest`] ?? 0, value)
        }
        if (fault) faults.push(`Round ${round + 1}: ${fault}`)
        process.stderr.write(`  ${round + 1} of ${ROUNDS} hung\n`)
      }
      await user.stop()
      faults.push(...(await faultsAtTheEnd(db)))
      const seen = await lookAtFiles(db, product.dataFolder)
      Object.assign(numbers, { files: seen.files, 'films decoded': seen.films })
      faults.push(...seen.faults)
    })
    return { numbers, faults }
  })
}

async function hang({ product, db, databaseUrl }: Round, isAwakened: boolean): Promise<Outcome> {
  const works = async () => (await runningNow(db)).length > 0
  if ((await waitUntil(works, WORK_WITHIN_MS)) === null) return { fault: 'Nothing was under way.' }
  const [victim] = product.processIds('worker')
  if (victim === undefined) return { fault: 'There was no worker.' }
  // A supervisor that hangs, too, does not end the worker before it wakes.
  if (isAwakened) product.signal('SIGSTOP')
  process.kill(victim, 'SIGSTOP')
  const left = await runningNow(db)
  const { rows } = await db.execute<{ now: string }>(sql`select now()::text as now`)
  const stoppedAt = rows[0]?.now ?? ''
  const zombies = new Set(left.map(({ workerId }) => workerId))
  const givenBack = async () =>
    (await runningNow(db)).every(({ workerId }) => !zombies.has(workerId))
  const isReplaced = () => {
    const [worker] = product.processIds('worker')
    return worker !== undefined && worker !== victim
  }

  const outcome: Outcome = {}
  if (isAwakened) {
    const spare = fork(WORKER, {
      env: { ...process.env, DATA_DIR: product.dataFolder, DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const givenBackMs = await waitUntil(givenBack, GIVEN_BACK_WITHIN_MS)
    process.kill(victim, 'SIGCONT')
    const ended = await waitUntil(() => hasEnded(victim), ENDS_WITHIN_MS)
    product.signal('SIGCONT')
    if (givenBackMs === null) outcome.fault = 'Its work was not given back.'
    else outcome.givenBackMs = givenBackMs
    if (ended === null) outcome.fault = 'What woke up went on.'
    if ((await waitUntil(isReplaced, REPLACED_WITHIN_MS)) === null) {
      outcome.fault = 'It was not replaced.'
    }
    const gone = once(spare, 'exit')
    spare.kill('SIGTERM')
    await gone
  } else {
    const replacedMs = await waitUntil(isReplaced, REPLACED_WITHIN_MS)
    if (replacedMs === null) return { fault: 'It was not replaced.' }
    outcome.replacedMs = replacedMs
    if ((await waitUntil(givenBack, GIVEN_BACK_WITHIN_MS)) === null) {
      outcome.fault = 'Its work was not given back.'
    }
  }
  const written = await writtenBy([...zombies], stoppedAt, db)
  if (written > 0) outcome.fault = `What hung ended ${written} generations.`
  return outcome
}

async function writtenBy(workerIds: string[], since: string, db: Database): Promise<number> {
  const { rowCount } = await db.execute(sql`
    select from generations where worker_id = any(${sql.param(workerIds)}::uuid[])
      and ended_at > ${since}::timestamptz`)
  return rowCount ?? 0
}

/** Also when its parent hangs and has not asked how. */
function hasEnded(processId: number): boolean {
  try {
    const stat = readFileSync(`/proc/${processId}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')
  } catch {
    return true
  }
}
