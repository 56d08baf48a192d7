import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { AN_IDEA, accountClient } from './account-client.ts'
import type { Findings } from './findings.ts'
import { withOwnProduct } from './own-product.ts'
import { Random } from './random.ts'
import { signUp } from './visitor.ts'
import { faultsAtTheEnd, withDatabase } from './whole-database.ts'

const ROUNDS = 60
const PAUSE_MAX_MS = 500
const NEW_WORK_EVERY = 8

/** Cuts connections to the database while work goes on, leases and transactions among them. */
export async function connections(seed: number): Promise<Findings> {
  return await withOwnProduct({ LOG_LEVEL: 'error' }, async ({ url, dataFolder }) => {
    const random = new Random(seed)
    const client = accountClient(url, await signUp(url, `connections-${seed}`))
    const numbers = { cut: 0, asked: 0, answered: 0, unavailable: 0 }
    const faults: string[] = []

    async function ask(question: () => Promise<unknown>): Promise<void> {
      numbers.asked++
      try {
        await question()
        numbers.answered++
      } catch (error) {
        const { code = '', message } = error as Error & { code?: string }
        if (code === 'UNAVAILABLE') numbers.unavailable++
        else if (code !== 'NOT_ENOUGH_CREDITS') faults.push(`${code} ${message}`)
      }
    }

    await withDatabase(dataFolder, async (db) => {
      for (let round = 0; round < ROUNDS; round++) {
        if (round % NEW_WORK_EVERY === 0) {
          const id = random.uuid()
          await ask(() => client.storyboard.create({ id, ...AN_IDEA }))
        }
        numbers.cut += await cutSome(db, random.next())
        await ask(() => client.storyboard.list({}))
        await pause(random.whole(0, PAUSE_MAX_MS))
      }
      faults.push(...(await faultsAtTheEnd(db)))
    })
    const { state } = await client.status.get()
    if (state !== 'up') faults.push(`At the end the site is ${state}.`)
    return { numbers, faults }
  })
}

/** @param share how many of the product's connections are cut; @returns how many that were. */
async function cutSome(db: Database, share: number): Promise<number> {
  const { rows } = await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where backend_type = 'client backend' and application_name <> 'reelwright holder'
      and pid not in (select pid from pg_stat_activity where query like '%pg_terminate_backend%')
      and hashtext(pid::text || ${share}) % 100 < ${Math.round(share * 50)}`)
  return rows.length
}
