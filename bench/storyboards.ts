import { performance } from 'node:perf_hooks'
import { eq } from 'drizzle-orm'
import { connectDatabase } from '#database/client.ts'
import { user } from '#database/schema/index.ts'
import { fillWorkspace } from '#testing/fill-workspace.ts'
import { databaseUrl } from '../e2e/database-of.ts'
import { makeDataFolder, npmStart } from '../e2e/npm-start.ts'
import { percentile } from './percentile.ts'

const CALLS = 50
const WARM_UP_CALLS = 5
const ACCOUNT = { name: 'Ada', email: 'ada@example.com', password: 'four words work well' }
const FILLING = { storyboards: 5000, scenesOfEach: 10 }

type Get = (path: string) => Promise<{ nextCursor?: string }>

/**
 * With 5,000 storyboards of 10 scenes in the account: whole requests, from the first byte sent to the last
 * one read, in milliseconds.
 */
export async function benchStoryboards(): Promise<Record<string, number>> {
  const { dataFolder, remove } = makeDataFolder()
  const { url, stop } = await npmStart(dataFolder)
  try {
    const get = await signUp(url)
    await fill(dataFolder)
    return await measure(get)
  } finally {
    await stop()
    remove()
  }
}

async function measure(get: Get): Promise<Record<string, number>> {
  const { nextCursor } = await get('/storyboards?limit=100')
  const requests = {
    firstPage: '/storyboards',
    nextPage: `/storyboards?cursor=${nextCursor}`,
    byStatus: '/storyboards?status=draft',
    searched: '/storyboards?search=film%2049',
    foundNothing: '/storyboards?search=zebra',
    counts: '/storyboards/counts',
    headerSearch: '/search?query=film%2049',
    home: '/storyboards?limit=3',
  }
  const numbers: Record<string, number> = {}
  for (const [name, path] of Object.entries(requests)) {
    const times = await timesOf(() => get(path))
    numbers[`storyboards.${name}Ms`] = percentile(times, 50)
    numbers[`storyboards.${name}P95Ms`] = percentile(times, 95)
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

async function fill(dataFolder: string): Promise<void> {
  const { db, close } = connectDatabase(databaseUrl(dataFolder), 1)
  const [account] = await db.select().from(user).where(eq(user.email, ACCOUNT.email))
  if (!account) throw new Error('The account is missing.')
  await fillWorkspace(db, account.id, FILLING)
  await close()
}
