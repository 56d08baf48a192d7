import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { authorization, createClient } from '#cli/client.ts'
import { freePort } from '#database/embedded/cluster-record.ts'
import { openEmbeddedDatabase } from '#database/embedded/open-embedded-database.ts'
import { findPostmaster, isRunning, stopPostmaster } from '#database/embedded/postmaster.ts'
import { AN_IDEA } from '#testing/create-written-storyboard.ts'
import { type RunningProduct, startProduct } from '#testing/start-product.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'

const HEAL = { timeout: 20_000, interval: 100 }

function postmasterOf(dataFolder: string): number {
  const cluster = join(dataFolder, 'postgres')
  onTestFinished(() => stopPostmaster(cluster))
  const pid = findPostmaster(cluster)
  if (pid === null) throw new Error('PostgreSQL does not run.')
  return pid
}

/** What only a healthy server with a healthy database can answer. */
async function answers({ url, operatorToken }: RunningProduct): Promise<string> {
  const { id } = await createClient(url, operatorToken).account.get()
  return id
}

/** Of an operation, a list, a sign-in and the health check, asked at the same moment. */
async function statusesOf({ url, operatorToken }: RunningProduct): Promise<number[]> {
  const headers = authorization(operatorToken)
  const answers = await Promise.all([
    fetch(`${url}/api/v1/account`, { headers }),
    fetch(`${url}/api/v1/storyboards`, { headers }),
    fetch(`${url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ email: 'nobody@example.com', password: 'not a password' }),
    }),
    fetch(`${url}/health`),
  ])
  return answers.map(({ status }) => status)
}

function one(pids: number[]): number {
  if (pids.length !== 1) throw new Error(`There are ${pids.length} processes, not one.`)
  return pids[0] as number
}

test('stopping leaves nothing behind but the data, and the next start goes on from there', async () => {
  const dataFolder = temporaryFolder()
  const first = await startProduct({ dataFolder })
  expect(await answers(first)).toBe('command-line')
  const pids = [
    one(first.processIds('server')),
    one(first.processIds('worker')),
    postmasterOf(dataFolder),
  ]
  expect(await first.stop()).toBe(0)
  expect(pids.filter(isRunning)).toEqual([])

  const second = await startProduct({ dataFolder })
  expect(await answers(second)).toBe('command-line')
})

test('whichever of its processes is killed, it heals', { timeout: 120_000 }, async () => {
  const product = await startProduct()
  for (const room of ['server', 'worker'] as const) {
    const killed = one(product.processIds(room))
    process.kill(killed, 'SIGKILL')
    await expect.poll(() => product.processIds(room).some((pid) => pid !== killed), HEAL).toBe(true)
  }
  const healthy = [200, 200, 401, 200]
  await expect.poll(() => statusesOf(product).catch(() => null), HEAL).toEqual(healthy)
  process.kill(postmasterOf(product.dataFolder), 'SIGKILL')
  const statuses: number[] = []
  const askAll = async () => {
    const answered = await statusesOf(product)
    statuses.push(...answered)
    return answered
  }
  await expect.poll(askAll, HEAL).toEqual(healthy)
  // Who asks meanwhile is told to come back; nothing is called a fault of the site.
  expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([])
  await expect.poll(() => product.processIds('worker').length, HEAL).toBe(1)
  expect(await product.stop()).toBe(0)
})

test('a worker that hangs is replaced, and what it was making is made', {
  timeout: 120_000,
}, async () => {
  const product = await startProduct()
  const client = createClient(product.url, product.operatorToken)
  const requestId = randomUUID()
  await client.operator.grantCredits({ requestId, amount: 10, description: 'For a storyboard' })
  const hung = one(product.processIds('worker'))
  process.kill(hung, 'SIGSTOP')
  const id = randomUUID()
  const idea = 'Grind the beans fresh. Pour the water slowly. Wait three minutes. Then sit down.'
  await client.storyboard.create({ id, ...AN_IDEA, idea, durationS: 15 })
  const replaced = () => product.processIds('worker').some((pid) => pid !== hung)
  await expect.poll(replaced, { timeout: 60_000, interval: 100 }).toBe(true)
  const written = async () =>
    (await client.storyboard.list({})).items.map((storyboard) => storyboard.id)
  await expect.poll(written, { timeout: 30_000, interval: 100 }).toEqual([id])
})

test('when the supervisor itself is killed, its children end and the next start goes on', async () => {
  const product = await startProduct()
  const { dataFolder } = product
  const children = [...product.processIds('server'), ...product.processIds('worker')]
  await product.kill()
  await expect.poll(() => children.filter(isRunning), HEAL).toEqual([])
  const next = await startProduct({ dataFolder })
  expect(await answers(next)).toBe('command-line')
  const postmaster = postmasterOf(dataFolder)
  expect(await next.stop()).toBe(0)
  expect(isRunning(postmaster)).toBe(false)
})

test('it works on an ordinary PostgreSQL server and starts none of its own', async () => {
  const elsewhere = await openEmbeddedDatabase(temporaryFolder())
  onTestFinished(() => elsewhere.close())
  const dataFolder = temporaryFolder()
  const product = await startProduct({ dataFolder, settings: { DATABASE_URL: elsewhere.url } })
  expect(await answers(product)).toBe('command-line')
  expect(existsSync(join(product.dataFolder, 'postgres.json'))).toBe(false)
})

test('a database that cannot be reached is named', async () => {
  const port = await freePort()
  const settings = { DATABASE_URL: `postgresql://me:secret@127.0.0.1:${port}/none` }
  await expect(startProduct({ settings })).rejects.toThrow(
    /code 1: The server of DATABASE_URL cannot be used: .*ECONNREFUSED/,
  )
})

test('a port in use is named, with the setting to change', async () => {
  const port = await freePort()
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  await expect(startProduct({ settings: { PORT: String(port) } })).rejects.toThrow(
    `Port ${port} is used by another program. Set PORT to a free one.`,
  )
})

test('a second start on the same folder says where the first one is', async () => {
  const product = await startProduct()
  await expect(startProduct({ dataFolder: product.dataFolder })).rejects.toThrow(
    /already runs on .* \(process \d+\): http:\/\/localhost:\d+/,
  )
  expect(await answers(product)).toBe('command-line')
})

test('a data folder that cannot be written is told before anything starts', async () => {
  await expect(startProduct({ dataFolder: '/proc/self/data' })).rejects.toThrow(
    /code 78: These settings are wrong[^]*DATA_DIR: must be a folder that can be written/,
  )
})

test('wrong settings are listed before anything starts', async () => {
  const dataFolder = join(temporaryFolder(), 'data')
  await expect(
    startProduct({ dataFolder, settings: { PORT: 'x', LOG_LEVEL: 'y' } }),
  ).rejects.toThrow(/code 78: These settings are wrong[^]*PORT: [^]*LOG_LEVEL: /)
  expect(existsSync(dataFolder)).toBe(false)
})
