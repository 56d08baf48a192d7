import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { tell } from '#contract/words/told.ts'
import { auditLog, vendorCalls, vendorConnections, vendorKeys } from '#database/schema/index.ts'
import { ProviderError } from '#providers/provider-error.ts'
import type { Openers, VendorSettings } from '#providers/vendors.ts'
import { openAccount } from '#testing/open-account.ts'
import { createTestContext, type TestContext } from '#testing/test-context.ts'
import type { WorkspaceContext } from '../context.ts'
import { readPrices } from '../credit/index.ts'
import { createSeal } from '../seal.ts'
import { getStudio } from '../studio.ts'
import {
  chooseModel,
  connectVendor,
  disconnectVendor,
  listModels,
  offerModel,
  refreshModels,
  setModelPrice,
  skipConnecting,
  testConnection,
} from './index.ts'

const KEY = 'ideo-secret-key-m0Xa'

/** An installation with an admin, and vendors that only say how they were opened. */
async function installation() {
  const opened: VendorSettings[] = []
  const openerOf = (vendor: string) => ({
    open: (settings: VendorSettings) => {
      opened.push(settings)
      return {
        name: `${vendor}:${settings.model}`,
        builtIn: false,
        safeToRepeat: false,
        limits: { key: `${vendor} key` },
        start: () => Promise.reject(new Error('Nobody draws here.')),
      }
    },
    tryOut: async ({ key }: VendorSettings) => {
      if (key !== KEY) {
        throw new ProviderError('misconfigured', tell('vendor-key-refused', { vendor: 'Ideogram' }))
      }
    },
  })
  const openers: Openers = {
    ideogram: openerOf('ideogram'),
    'openai-images': openerOf('openai-images'),
  }
  const ctx = await createTestContext(openers)
  const admin = asAdmin(await openAccount(ctx))
  return { ctx, admin, opened }
}

function asAdmin(account: TestContext & WorkspaceContext): TestContext & WorkspaceContext {
  return { ...account, actor: { kind: 'member', userId: 'admin', role: 'owner', isAdmin: true } }
}

async function of(admin: WorkspaceContext, vendor: string) {
  const { connections } = await listModels(admin)
  const found = connections.find((one) => one.vendor === vendor)
  if (!found) throw new Error(`${vendor} is not listed.`)
  return found
}

test('half of a pair of keys is not saved', async () => {
  const { admin } = await installation()
  for (const key of [':secret-half', 'access-half:'])
    await expect(connectVendor(admin, { vendor: 'kling', key })).rejects.toMatchObject({
      told: { code: 'half-a-key' },
    })
})

test('a vendor that is connected does new work; its key is sealed and never told', async () => {
  const { ctx, admin } = await installation()
  expect(ctx.models.chosen('illustrator').builtIn).toBe(true)
  const listed = await connectVendor(admin, { vendor: 'ideogram', key: ` ${KEY}\n` })
  expect(listed.chosen.image).toBe('ideogram')
  expect(ctx.models.chosen('illustrator').name).toBe('ideogram:v3-turbo')
  expect(await of(admin, 'ideogram')).toMatchObject({
    model: 'ideogram:v3-turbo',
    key: { origin: 'saved', ending: 'm0Xa' },
    credits: 12,
    asksMicroUsd: 30_000,
    failing: null,
  })
  expect(JSON.stringify(listed)).not.toContain(KEY)
  const [row] = await ctx.db.select().from(vendorConnections)
  const [audit] = await ctx.db.select().from(auditLog)
  expect(JSON.stringify([row, audit])).not.toContain('secret')
  expect(audit).toMatchObject({
    actor: 'admin',
    action: 'connect-model',
    details: { vendor: 'ideogram', changed: ['key'] },
  })
})

test('another process works with the model as soon as it looks', async () => {
  const { ctx, admin, opened } = await installation()
  await connectVendor(admin, { vendor: 'ideogram', key: KEY })
  await refreshModels(ctx)
  expect(opened.at(-1)).toMatchObject({ key: KEY, baseUrl: 'https://api.ideogram.ai' })
  const count = opened.length
  await refreshModels(ctx)
  expect(opened).toHaveLength(count)
})

test('what is not said stays, what is emptied is as usual again', async () => {
  const { ctx, admin, opened } = await installation()
  await connectVendor(admin, { vendor: 'ideogram', key: KEY, baseUrl: 'https://proxy.example/' })
  await connectVendor(admin, { vendor: 'ideogram', atOnce: 3 })
  expect(opened.at(-1)).toMatchObject({ key: KEY, baseUrl: 'https://proxy.example', atOnce: 3 })
  await connectVendor(admin, { vendor: 'ideogram', baseUrl: '', atOnce: null })
  expect(opened.at(-1)).toEqual({
    key: KEY,
    baseUrl: 'https://api.ideogram.ai',
    model: 'v3-turbo',
  })
  await disconnectVendor(admin, { vendor: 'ideogram' })
  expect(ctx.models.chosen('illustrator').builtIn).toBe(true)
  expect(ctx.models.named('illustrator', 'ideogram:v3-turbo')).toBeNull()
})

test('a server of one’s own needs an address and a model, and no key', async () => {
  const { admin } = await installation()
  await connectVendor(admin, { vendor: 'openai-images', baseUrl: 'http://localhost:11434/v1' })
  expect((await of(admin, 'openai-images')).model).toBeNull()
  await connectVendor(admin, { vendor: 'openai-images', modelId: 'z-image' })
  expect((await of(admin, 'openai-images')).model).toBe('openai-images:z-image')
})

test('a model may be called like anything, and the page of models is still shown', async () => {
  const { admin } = await installation()
  for (const modelId of ['__proto__', 'constructor', 'toString']) {
    const offer = { kind: 'image', vendor: 'ideogram', modelId, isOffered: true } as const
    const { connections } = await offerModel(admin, offer)
    const { models = [] } = connections.find(({ vendor }) => vendor === 'ideogram') ?? {}
    expect(models).toContainEqual({ modelId, credits: 12, asksMicroUsd: null, isOffered: true })
  }
})

test('the environment wins, and the page says so', async () => {
  const { ctx, admin } = await installation()
  const fixed = { key: 'key-of-the-machine', model: 'v3-turbo' }
  const set = { ...admin, vendors: { ...ctx.vendors, environment: { ideogram: fixed } } }
  await connectVendor(set, { vendor: 'ideogram', baseUrl: 'https://proxy.example' })
  expect(await of(set, 'ideogram')).toMatchObject({
    key: { origin: 'environment', ending: 'hine' },
    baseUrl: { origin: 'saved', value: 'https://proxy.example' },
    modelId: { origin: 'environment', value: 'v3-turbo' },
  })
  await expect(connectVendor(set, { vendor: 'ideogram', key: KEY })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
})

test('with another secret of the installation a saved key is unreadable, and nobody is called with it', async () => {
  const { ctx, admin } = await installation()
  await connectVendor(admin, { vendor: 'ideogram', key: KEY })
  const elsewhere = { ...ctx, vendors: { ...ctx.vendors, seal: createSeal('another secret') } }
  await refreshModels(elsewhere)
  expect(ctx.models.chosen('illustrator').builtIn).toBe(true)
})

test('a sealed key opens for its own vendor alone, and not after a change', () => {
  const seal = createSeal('the secret of the installation')
  const sealed = seal.close(KEY, 'ideogram')
  expect(seal.close(KEY, 'ideogram')).not.toBe(sealed)
  expect(seal.open(sealed, 'ideogram')).toBe(KEY)
  expect(seal.open(sealed, 'grok')).toBeNull()
  const bytes = Buffer.from(sealed, 'base64')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(seal.open(bytes.toString('base64'), 'ideogram')).toBeNull()
  expect(seal.open('', 'ideogram')).toBeNull()
})

test('of several vendors the admin chooses one; what another was asked for is still made by it', async () => {
  const { ctx, admin } = await installation()
  await connectVendor(admin, { vendor: 'ideogram', key: KEY })
  await connectVendor(admin, {
    vendor: 'openai-images',
    baseUrl: 'http://localhost/v1',
    modelId: 'z-image',
  })
  expect(ctx.models.chosen('illustrator').name).toBe('ideogram:v3-turbo')
  await chooseModel(admin, { kind: 'image', vendor: 'openai-images' })
  expect(ctx.models.chosen('illustrator').name).toBe('openai-images:z-image')
  expect(ctx.models.named('illustrator', 'ideogram:v3-turbo')?.name).toBe('ideogram:v3-turbo')
  expect(ctx.models.named('illustrator', 'ideogram:v2')?.name).toBe('ideogram:v2')
  await chooseModel(admin, { kind: 'image', vendor: 'builtin' })
  expect(ctx.models.chosen('illustrator').builtIn).toBe(true)
  const notConnected = chooseModel(admin, { kind: 'storyboard', vendor: 'grok' })
  await expect(notConnected).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  const otherKind = chooseModel(admin, { kind: 'clip', vendor: 'ideogram' })
  await expect(otherKind).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('the price belongs to the model', async () => {
  const { ctx, admin } = await installation()
  await connectVendor(admin, { vendor: 'ideogram', key: KEY })
  await setModelPrice(admin, { kind: 'image', model: 'ideogram:v3-turbo', credits: 20 })
  await setModelPrice(admin, { kind: 'image', model: 'builtin', credits: 0 })
  expect((await of(admin, 'ideogram')).credits).toBe(20)
  const price = async () => await readPrices(ctx.db, ctx.models, ['generate_image'])
  expect(await price()).toEqual({ generate_image: 20 })
  const { builtInCredits } = await chooseModel(admin, { kind: 'image', vendor: 'builtin' })
  expect(builtInCredits.image).toBe(0)
  expect(await price()).toEqual({ generate_image: 0 })
})

test('a test says in words whether the vendor answers, and is kept only of what is saved', async () => {
  const { admin } = await installation()
  expect(await testConnection(admin, { vendor: 'ideogram' })).toMatchObject({
    failure: { code: 'connection-incomplete' },
  })
  expect(await testConnection(admin, { vendor: 'ideogram', key: 'wrong' })).toMatchObject({
    failure: { code: 'vendor-key-refused' },
  })
  await connectVendor(admin, { vendor: 'ideogram', key: 'wrong' })
  expect((await of(admin, 'ideogram')).lastTest).toBeNull()
  await testConnection(admin, { vendor: 'ideogram' })
  expect((await of(admin, 'ideogram')).lastTest?.failure).toMatchObject({
    code: 'vendor-key-refused',
  })
  await connectVendor(admin, { vendor: 'ideogram', key: KEY })
  expect((await of(admin, 'ideogram')).lastTest).toBeNull()
  expect(await testConnection(admin, { vendor: 'ideogram' })).toMatchObject({ failure: null })
  expect((await of(admin, 'ideogram')).lastTest).toMatchObject({ failure: null })
})

test('a vendor that does not serve its last calls is shown as failing', async () => {
  const { ctx, admin } = await installation()
  await connectVendor(admin, { vendor: 'ideogram', key: KEY })
  await ctx.db.insert(vendorKeys).values({ key: 'ideogram key', failuresInARow: 5 })
  await ctx.db
    .insert(vendorCalls)
    .values([
      call('delivered', '2026-01-01T10:00:00Z'),
      call('refused', '2026-01-01T10:02:00Z', 'No.'),
      call('unknown', '2026-01-01T10:03:00Z', 'socket hang up'),
    ])
  expect((await of(admin, 'ideogram')).failing).toEqual({
    calls: 5,
    since: new Date('2026-01-01T10:02:00Z'),
    why: 'socket hang up',
  })
  expect((await getStudio(admin)).failing).toEqual([
    {
      kind: 'image',
      vendor: 'Ideogram',
      since: new Date('2026-01-01T10:02:00Z'),
      hasWork: false,
    },
  ])
  await ctx.db
    .update(vendorKeys)
    .set({ failuresInARow: 0 })
    .where(eq(vendorKeys.key, 'ideogram key'))
  expect((await of(admin, 'ideogram')).failing).toBeNull()
})

function call(state: 'delivered' | 'refused' | 'unknown', at: string, reason?: string) {
  const facts = { provider: 'ideogram:v3-turbo', limitsKey: 'ideogram key', workerId: randomUUID() }
  return { ...facts, state, reason, sentAt: new Date(at), endedAt: new Date(at) }
}

test('nobody but an admin sees or changes any of it', async () => {
  const { ctx } = await installation()
  const member = await openAccount(ctx)
  const refused = { code: 'FORBIDDEN' }
  await expect(listModels(member)).rejects.toMatchObject(refused)
  await expect(connectVendor(member, { vendor: 'grok', key: 'x' })).rejects.toMatchObject(refused)
  await expect(testConnection(member, { vendor: 'grok' })).rejects.toMatchObject(refused)
  await expect(disconnectVendor(member, { vendor: 'grok' })).rejects.toMatchObject(refused)
  await expect(skipConnecting(member)).rejects.toMatchObject(refused)
  await expect(
    setModelPrice(member, { kind: 'image', model: 'builtin', credits: 0 }),
  ).rejects.toMatchObject(refused)
  await expect(chooseModel(member, { kind: 'image', vendor: 'builtin' })).rejects.toMatchObject(
    refused,
  )
})
