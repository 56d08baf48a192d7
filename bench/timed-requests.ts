import { performance } from 'node:perf_hooks'
import { eq } from 'drizzle-orm'
import { connectDatabase, type Database } from '#database/client.ts'
import { user } from '#database/schema/index.ts'
import { ownWorkspaceOf } from '#domain/workspace/index.ts'
import { databaseUrl } from '../e2e/database-of.ts'
import { makeDataFolder, npmStart } from '../e2e/npm-start.ts'
import { percentile } from './percentile.ts'

const CALLS = 50
const WARM_UP_CALLS = 5
const ACCOUNT = { name: 'Ada', email: 'ada@example.com', password: 'four words work well' }

export type Get = (path: string) => Promise<{ nextCursor?: string }>

/** A product of its own with one account, filled before anything is asked. */
export async function withFilledAccount<Result>(
  fill: (db: Database, workspaceId: string) => Promise<void>,
  ask: (get: Get) => Promise<Result>,
): Promise<Result> {
  const { dataFolder, remove } = makeDataFolder()
  const { url, stop } = await npmStart(dataFolder)
  try {
    const get = await signUp(url)
    const { db, close } = connectDatabase(databaseUrl(dataFolder), 1)
    const [account] = await db.select().from(user).where(eq(user.email, ACCOUNT.email))
    if (!account) throw new Error('The account is missing.')
    await fill(db, await ownWorkspaceOf(db, account.id))
    await close()
    return await ask(get)
  } finally {
    await stop()
    remove()
  }
}

/** Whole requests, from the first byte sent to the last one read, in milliseconds: median and 95th percentile. */
export async function timesOfRequests(
  area: string,
  get: Get,
  requests: Record<string, string>,
): Promise<Record<string, number>> {
  const numbers: Record<string, number> = {}
  for (const [name, path] of Object.entries(requests)) {
    const times = await timesOf(() => get(path))
    numbers[`${area}.${name}Ms`] = percentile(times, 50)
    numbers[`${area}.${name}P95Ms`] = percentile(times, 95)
  }
  return numbers
}

async function timesOf(call: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let index = -WARM_UP_CALLS; index < CALLS; index++) {
    const startedAt = performance.now()
    await call()
    if (index >= 0) times.push(performance.now() - startedAt)
  }
  return times
}

async function signUp(url: string): Promise<Get> {
  const answer = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(ACCOUNT),
  })
  const cookie = answer.headers.getSetCookie().join('; ')
  return async (path) => {
    const page = await fetch(`${url}/api/v1${path}`, { headers: { cookie } })
    if (!page.ok) throw new Error(`${path} answered ${page.status}: ${await page.text()}`)
    return (await page.json()) as Awaited<ReturnType<Get>>
  }
}
