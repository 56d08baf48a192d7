import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Client, createClient } from '#cli/client.ts'
import type { Database } from '#database/client.ts'
import {
  type BusyUser,
  giveCredits,
  keepStarting,
  startEverything,
  startExport,
} from './busy-user.ts'
import type { Findings } from './findings.ts'
import { lookAtFiles } from './look-at-files.ts'
import { type OwnProduct, withOwnProduct } from './own-product.ts'
import { Random } from './random.ts'
import { runningNow, waitUntil } from './unfinished-work.ts'
import { faultsAtTheEnd, withDatabase } from './whole-database.ts'

const KILLS = 30
const KINDS = ['storyboard', 'voice', 'image', 'clip', 'export'] as const
/** So long it is waited for work of a kind to be killed in. */
const WORK_WITHIN_MS = 15_000
const MOMENT_MAX_MS = 1500
const RUNS_AGAIN_WITHIN_MS = 60_000
const VICTIMS = [['worker'], ['worker'], ['server'], ['server', 'worker'], ['supervisor']] as const

/** Kills server, worker and supervisor while work of every kind goes on, films among it. */
export async function kills(seed: number): Promise<Findings> {
  return await withOwnProduct({ LOG_LEVEL: 'error' }, async (product) => {
    const random = new Random(seed)
    const client = createClient(product.url, product.operatorToken)
    await giveCredits(client, random)
    const faults: string[] = []
    const numbers: Record<string, number> = {}
    const count = (key: string) => (numbers[key] = (numbers[key] ?? 0) + 1)

    const user = keepStarting(client, random)
    for (let kill = 0; kill < KILLS; kill++) {
      if (!(await runsAgain(product))) faults.push(`Nothing runs before kill ${kill + 1}.`)
      const wanted = KINDS[kill % KINDS.length]
      const under = await withDatabase(product.dataFolder, async (db) => {
        const isRunning = async () => (await runningNow(db)).some(({ kind }) => kind === wanted)
        await waitUntil(isRunning, WORK_WITHIN_MS)
        await pause(random.whole(0, MOMENT_MAX_MS))
        return await runningNow(db)
      })
      const victims = random.of(VICTIMS)
      for (const victim of victims) {
        await killOne(product, victim)
        count(`killed ${victim}`)
      }
      for (const kind of new Set(under.map((one) => one.kind))) count(`while ${kind} ran`)
      process.stderr.write(`  ${kill + 1} of ${KILLS} kills\n`)
    }
    await user.stop()
    if (!(await runsAgain(product))) faults.push('Nothing runs after the last kill.')

    await withDatabase(product.dataFolder, async (db) => {
      faults.push(...(await finishAll(client, user, db)))
      const { rows } = await db.execute<{ kind: string; made: number; again: number }>(sql`
        select kind, count(*) filter (where state = 'succeeded')::int as made,
          count(*) filter (where attempts > 1)::int as again from generations group by kind`)
      for (const kind of KINDS) {
        const row = rows.find((one) => one.kind === kind)
        numbers[`${kind}: made`] = row?.made ?? 0
        numbers[`${kind}: taken up again`] = row?.again ?? 0
        if (!row?.made) faults.push(`No ${kind} was made.`)
      }
      const seen = await lookAtFiles(db, product.dataFolder)
      Object.assign(numbers, { files: seen.files, 'films decoded': seen.films })
      faults.push(...seen.faults)
    })
    return { numbers, faults }
  })
}

async function killOne(product: OwnProduct, victim: 'server' | 'worker' | 'supervisor') {
  if (victim === 'supervisor') return await product.killAndStartAgain()
  for (const id of product.processIds(victim)) {
    try {
      process.kill(id, 'SIGKILL')
    } catch {
      // It had just ended by itself.
    }
  }
}

async function runsAgain(product: OwnProduct): Promise<boolean> {
  const both = () => product.processIds('server').length + product.processIds('worker').length === 2
  return (await waitUntil(both, RUNS_AGAIN_WITHIN_MS)) !== null
}

/** Everything that was started ends; what a kill made fail can be made after all, to the finished film. */
async function finishAll(client: Client, user: BusyUser, db: Database): Promise<string[]> {
  const faults = await faultsAtTheEnd(db)
  const answers = async () => (await client.account.get().catch(() => null)) !== null
  if ((await waitUntil(answers, RUNS_AGAIN_WITHIN_MS)) === null) faults.push('It does not answer.')
  const [last] = (await client.storyboard.list({})).items
  if (!last) return [...faults, `None of ${user.storyboardIds.length} storyboards was written.`]
  for (let round = 0; round < 2; round++) {
    await startEverything(client, last.id)
    faults.push(...(await faultsAtTheEnd(db)))
  }
  await startExport(client, last.id)
  faults.push(...(await faultsAtTheEnd(db)))
  const films = await client.exports.list({ storyboardId: last.id })
  if (!films[0]?.asset) faults.push('The last film was not made.')
  return faults
}
