import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq, type SQL, sql } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { type Client, createClient } from '#cli/client.ts'
import { keptSecret } from '#config/kept-secret.ts'
import { freePort } from '#database/embedded/cluster-record.ts'
import { purchases } from '#database/schema/index.ts'
import { COMMAND_LINE_USER_ID, ensureCommandLineAccount } from '#domain/actor.ts'
import { checkLedger } from '#domain/credit/index.ts'
import { recoverPurchases } from '#domain/purchase/index.ts'
import { enterWorkspace } from '#domain/workspace/index.ts'
import { PAYPAL } from './fakes/paypal.ts'
import { PAYPAL_SIGNER } from './fakes/paypal-signer.ts'
import { STRIPE } from './fakes/stripe.ts'
import { QUICK_START } from './quick-start.ts'
import { amountOf, makeDue, shop } from './shop.ts'
import { temporaryFolder } from './temporary-folder.ts'

const PACKAGE = { packageId: 'monthly-medium', credits: 2800, priceCents: 2900 } as const

/** Where a process stands when it is killed: it waits for a lock of the test's, or for a vendor. */
type Standstill = { lock: SQL } | { isAsked: () => boolean }
type Notice = { headers: Record<string, string>; body: Buffer }
type Vendor = 'paypal' | 'stripe'
type Server = {
  client: Client['purchase']
  tell: (vendor: Vendor, notice: Notice) => Promise<void>
  kill: () => Promise<void>
}

export function order(method: Vendor, id: string = randomUUID()) {
  return { id, packageId: PACKAGE.packageId, method }
}

/** A shop of real processes, which are killed at places that a test chooses. Call it inside the test. */
export async function openKilledShop() {
  const { ctx, paypal, stripe } = await shop()
  await ensureCommandLineAccount(ctx.db)
  const buyer = await enterWorkspace(ctx, COMMAND_LINE_USER_ID)
  const before = await amountOf(buyer)
  const dataFolder = temporaryFolder()
  const certificates = join(dataFolder, 'root.pem')
  writeFileSync(certificates, PAYPAL_SIGNER.root)
  const settings = {
    DATABASE_URL: ctx.databaseUrl,
    DATA_DIR: dataFolder,
    PAYPAL_CLIENT_ID: PAYPAL.clientId,
    PAYPAL_CLIENT_SECRET: PAYPAL.clientSecret,
    PAYPAL_WEBHOOK_ID: PAYPAL.webhookId,
    PAYPAL_BASE_URL: paypal.url,
    STRIPE_SECRET_KEY: STRIPE.secretKey,
    STRIPE_WEBHOOK_SECRET: STRIPE.webhookSecret,
    STRIPE_BASE_URL: stripe.url,
    // Each listens on a port of its own, as if a proxy stood before them.
    PUBLIC_URL: 'https://reelwright.example',
    NODE_EXTRA_CA_CERTS: certificates,
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(dataFolder, 'compiled'),
  }
  let current: Promise<Server> | null = null
  /** Gets going while the one before it still lives. */
  let next: Promise<Server> | null = null

  async function startProcess(room: 'server' | 'worker', port = 3000) {
    const main = fileURLToPath(new URL(`../${room}/main.ts`, import.meta.url))
    const child = fork(main, {
      execArgv: QUICK_START,
      env: { ...process.env, ...settings, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const kill = async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    }
    onTestFinished(kill)
    await once(child, 'message')
    return { kill }
  }

  async function start(): Promise<Server> {
    const port = await freePort()
    const { kill } = await startProcess('server', port)
    const url = `http://127.0.0.1:${port}`
    const client = createClient(url, keptSecret(dataFolder, 'operator-token'))
    async function tell(vendor: Vendor, { headers, body }: Notice) {
      const sent = { method: 'POST', headers, body: new Uint8Array(body) }
      expect((await fetch(`${url}/webhooks/${vendor}`, sent)).status).toBe(200)
    }
    return { client: client.purchase, tell, kill }
  }

  async function ready(): Promise<Server> {
    current ??= start()
    const server = await current
    next ??= start()
    return server
  }

  async function live<Result>(act: (server: Server) => Promise<Result>): Promise<Result> {
    return await act(await ready())
  }

  async function kill() {
    const server = await current
    current = next
    next = null
    await server?.kill()
  }

  /** Has a server do something, and kills it where it stands still. */
  async function killed(act: (server: Server) => Promise<unknown>, at: Standstill) {
    const server = await ready()
    const dying = async (isThere: () => boolean | Promise<boolean>) => {
      const end = act(server).then(
        () => Promise.reject(new Error('It was done before it could be killed.')),
        () => undefined,
      )
      await Promise.race([expect.poll(isThere).toBe(true), end])
      await kill()
      await end
    }
    if ('isAsked' in at) return await dying(at.isAsked)
    await ctx.db.transaction(async (tx) => {
      await tx.execute(at.lock)
      await dying(async () => (await waiting()) > 0)
    })
    await expect.poll(waiting).toBe(0)
  }

  /** How many wait for the test's lock; what was sent to the database by a process that is dead counts, too. */
  async function waiting(): Promise<number> {
    const { rowCount } = await ctx.db.execute(sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    return rowCount ?? 0
  }

  return {
    paypal,
    stripe,
    live,
    killed,
    /** Makes an order, and has the buyer approve it. */
    approved: async () => {
      const press = order('paypal')
      const { orderId } = await live(({ client }) => client.start(press))
      paypal.approve(orderId)
      return { id: press.id, orderId }
    },
    /** What was not heard is told again, as vendors do, and also what was heard. */
    killedHearing: async (vendor: Vendor, lock: SQL, notice: Notice) => {
      await killed(({ tell }) => tell(vendor, notice), { lock })
      for (let time = 0; time < 2; time++) await live(({ tell }) => tell(vendor, notice))
    },
    /** A worker that looks for closed tabs, killed where it stands still. */
    killedWorker: async (isAsked: () => boolean) => {
      await makeDue(buyer)
      const { kill: killWorker } = await startProcess('worker')
      await expect.poll(isAsked).toBe(true)
      await killWorker()
    },
    /** What a worker does, as soon as it may. */
    recover: async () => {
      await makeDue(buyer)
      await recoverPurchases(ctx)
    },
    /** Of what was captured, all credits are there, but for those of payments that went back. */
    expectFair: async ({ paid, goneBack = 0 }: { paid: number; goneBack?: number }) => {
      expect(paypal.takenCents + stripe.takenCents).toBe(paid * PACKAGE.priceCents)
      expect(await ctx.db.$count(purchases, eq(purchases.state, 'paid'))).toBe(paid)
      expect(await amountOf(buyer)).toBe(before + (paid - goneBack) * PACKAGE.credits)
      expect(await checkLedger(ctx.db)).toEqual([])
    },
  }
}
