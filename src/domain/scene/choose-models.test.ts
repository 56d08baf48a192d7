import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Generation } from '#contract/generation.ts'
import type { VendorId } from '#contract/vendors.ts'
import { tell } from '#contract/words/told.ts'
import { credits, generations } from '#database/schema/index.ts'
import type { Openers, VendorSettings } from '#providers/vendors.ts'
import { createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { finishTake } from '#testing/make-take.ts'
import { openAccount } from '#testing/open-account.ts'
import { createTestContext } from '#testing/test-context.ts'
import { checkLedger, grantCredits } from '../credit/index.ts'
import { connectVendor, disconnectVendor, offerModel, setModelPrice } from '../model/index.ts'
import {
  copyStoryboard,
  createStoryboard,
  editStoryboard,
  generateAll,
  getStoryboard,
  makeMissing,
  updateStoryboard,
} from '../storyboard/index.ts'
import { getStudio } from '../studio.ts'
import { chooseModels, generateImage, generateVoice } from './index.ts'

const TURBO = 'ideogram:v3-turbo'
const QUALITY = 'ideogram:v3-quality'
const OWN = 'openai-images:z-image'
const PRICES = { [TURBO]: 12, [QUALITY]: 30, [OWN]: 3 }

/** Vendors that only say which model they were opened for. */
const facts = (vendor: string, { model }: VendorSettings) => ({
  name: `${vendor}:${model}`,
  builtIn: false,
  safeToRepeat: false,
  limits: { key: `${vendor} key` },
  start: () => Promise.reject(new Error('Nobody works here.')),
})
const tryOut = () => Promise.resolve()
const OPENERS: Openers = {
  grok: { open: (settings) => facts('grok', settings), tryOut },
  ideogram: { open: (settings) => facts('ideogram', settings), tryOut },
  'openai-images': { open: (settings) => facts('openai-images', settings), tryOut },
  elevenlabs: {
    open: (settings) => ({
      ...facts('elevenlabs', settings),
      unsupported: (voice) => (voice.startsWith('en-') ? null : tell('voice-missing')),
    }),
    tryOut,
  },
}

/** Two illustrators are connected; the first is the default, and all their models below are offered. */
async function installation(sceneCount = 1) {
  const ctx = await createTestContext(OPENERS)
  const account = await openAccount(ctx)
  const { workspaceId } = account
  const cause = 'grant:test'
  await grantCredits(ctx.db, { workspaceId, amount: 1000, description: 'Test', cause })
  const actor = { kind: 'member', userId: 'admin', role: 'owner', isAdmin: true } as const
  const admin = { ...account, actor }
  await connectVendor(admin, { vendor: 'ideogram', key: 'ideo-key' })
  const baseUrl = 'http://localhost:8080/v1'
  await connectVendor(admin, { vendor: 'openai-images', baseUrl, modelId: 'z-image' })
  const offer = async (vendor: VendorId | 'builtin', modelId: string, isOffered = true) =>
    await offerModel(admin, { kind: 'image', vendor, modelId, isOffered })
  await offer('ideogram', 'v3-quality')
  await offer('openai-images', 'z-image')
  for (const [model, price] of Object.entries(PRICES)) {
    await setModelPrice(admin, { kind: 'image', model, credits: price })
  }
  const storyboard = await createWrittenStoryboard(account, sceneCount)
  const sceneIds = storyboard.scenes.map((scene) => scene.id)
  return { ctx, account, admin, offer, id: storyboard.id, sceneIds, first: sceneIds[0] ?? '' }
}
type Account = Awaited<ReturnType<typeof installation>>['account']

async function madeBy({ db }: Account, { id }: Generation) {
  const [row] = await db.select().from(generations).where(eq(generations.id, id))
  return { model: row?.provider, price: row?.price }
}

async function heldBy({ db, workspaceId }: Account) {
  const [row] = await db.select().from(credits).where(eq(credits.workspaceId, workspaceId))
  return row?.held
}

test('people are shown what is offered and connected with its price, the default first', async () => {
  const { account, offer, admin } = await installation()
  const shown = async () =>
    (await getStudio(account)).offered.illustrator.map(({ label, price }) => [label, price])
  expect(await shown()).toEqual([
    ['Ideogram v3-turbo', 12],
    ['Ideogram v3-quality', 30],
    ['OpenAI-compatible images z-image', 3],
  ])
  await offer('builtin', 'builtin')
  await offer('ideogram', 'v3-quality', false)
  expect(await shown()).toEqual([
    ['Ideogram v3-turbo', 12],
    ['OpenAI-compatible images z-image', 3],
    ['Built-in studio', 12],
  ])
  await disconnectVendor(admin, { vendor: 'ideogram' })
  expect(await shown()).toEqual([
    ['OpenAI-compatible images z-image', 3],
    ['Built-in studio', 12],
  ])
  const { offered } = await getStudio(account)
  expect(offered.illustrator.map(({ isDefault }) => isDefault)).toEqual([true, false])
  expect(offered.animator).toHaveLength(1)
})

test('the admin sees every model of a vendor with its price, what the vendor asks and whether it is offered', async () => {
  const { admin, offer } = await installation()
  const { connections, builtInOffered } = await offer('ideogram', 'v9-own')
  expect(connections.find(({ vendor }) => vendor === 'ideogram')?.models).toEqual([
    { modelId: 'v3-turbo', credits: 12, asksMicroUsd: 30_000, isOffered: false },
    { modelId: 'v3-default', credits: 12, asksMicroUsd: 60_000, isOffered: false },
    { modelId: 'v3-quality', credits: 30, asksMicroUsd: 90_000, isOffered: true },
    { modelId: 'v9-own', credits: 12, asksMicroUsd: null, isOffered: true },
  ])
  expect(builtInOffered).toEqual([])
  const someone = { ...admin, actor: { ...admin.actor, isAdmin: false } }
  const asked = {
    kind: 'image',
    vendor: 'ideogram',
    modelId: 'v3-default',
    isOffered: true,
  } as const
  await expect(offerModel(someone, asked)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('the scene wins over the storyboard, the storyboard over the default; each is charged as its model', async () => {
  const { account, id, first } = await installation()
  const draw = async (maxCredits: number) => {
    const generation = await generateImage(account, { id: first, style: 'AUTO', maxCredits })
    const made = await madeBy(account, generation)
    await finishTake(account, generation)
    return made
  }
  expect(await draw(12)).toEqual({ model: TURBO, price: 12 })
  await updateStoryboard(account, { id, models: { illustrator: OWN } })
  expect(await draw(3)).toEqual({ model: OWN, price: 3 })
  const chosen = await chooseModels(account, { id: first, models: { illustrator: QUALITY } })
  expect(chosen.models).toEqual({ illustrator: QUALITY })
  await expect(draw(12)).rejects.toMatchObject({ code: 'PRICE_CHANGED', data: { needed: 30 } })
  expect(await draw(30)).toEqual({ model: QUALITY, price: 30 })
  await chooseModels(account, { id: first, models: { illustrator: null } })
  expect(await draw(3)).toEqual({ model: OWN, price: 3 })
  expect(await heldBy(account)).toBe(0)
  expect(await checkLedger(account.db)).toEqual([])
})

test('a model that is not offered is refused in words; what is chosen stays', async () => {
  const { account, id, first } = await installation()
  await updateStoryboard(account, { id, models: { illustrator: OWN } })
  const refused = {
    code: 'INVALID_INPUT',
    told: tell('model-not-offered', { model: 'ideogram:v2' }),
  }
  const models = { illustrator: 'ideogram:v2' }
  await expect(updateStoryboard(account, { id, models })).rejects.toMatchObject(refused)
  await expect(chooseModels(account, { id: first, models })).rejects.toMatchObject(refused)
  // It is offered, but for something else.
  const other = { animator: OWN }
  await expect(updateStoryboard(account, { id, models: other })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
  const { models: kept, scenes } = await getStoryboard(account, { id })
  expect([kept, scenes[0]?.models]).toEqual([{ illustrator: OWN }, {}])
})

test('a choice that is not offered or connected any more falls back, and holds again once it is', async () => {
  const { account, admin, offer, id, first } = await installation()
  const draw = async () => {
    const generation = await generateImage(account, { id: first, style: 'AUTO' })
    const made = await madeBy(account, generation)
    await finishTake(account, generation)
    return made
  }
  await updateStoryboard(account, { id, models: { illustrator: OWN } })
  await chooseModels(account, { id: first, models: { illustrator: QUALITY } })
  await offer('ideogram', 'v3-quality', false)
  expect(await draw()).toEqual({ model: OWN, price: 3 })
  await disconnectVendor(admin, { vendor: 'openai-images' })
  expect(await draw()).toEqual({ model: TURBO, price: 12 })
  await offer('ideogram', 'v3-quality')
  expect(await draw()).toEqual({ model: QUALITY, price: 30 })
})

test('a batch of several models holds what each of them costs, and not a credit more', async () => {
  const { account, id, sceneIds } = await installation(3)
  const [, second = '', third = ''] = sceneIds
  await chooseModels(account, { id: second, models: { illustrator: QUALITY } })
  await chooseModels(account, { id: third, models: { illustrator: OWN } })
  const all = { id, kind: 'image', scenes: 'missing' } as const
  await expect(generateAll(account, { ...all, maxCredits: 44 })).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
    data: { needed: 45 },
  })
  const started = await generateAll(account, { ...all, maxCredits: 45 })
  expect(await Promise.all(started.map((one) => madeBy(account, one)))).toEqual([
    { model: TURBO, price: 12 },
    { model: QUALITY, price: 30 },
    { model: OWN, price: 3 },
  ])
  expect(await heldBy(account)).toBe(45)
  const rest = await makeMissing(account, { id, maxCredits: 3 * (5 + 120) })
  expect(rest.map(({ kind }) => kind).filter((kind) => kind === 'image')).toEqual([])
  for (const one of started) await finishTake(account, one)
  expect(await heldBy(account)).toBe(3 * (5 + 120))
  expect(await checkLedger(account.db)).toEqual([])
})

test('scenes that are duplicated, split or copied keep the choice', async () => {
  const { account, id, first } = await installation()
  await updateStoryboard(account, { id, models: { narrator: 'builtin' } })
  await chooseModels(account, { id: first, models: { illustrator: QUALITY } })
  const newSceneId = crypto.randomUUID()
  await editStoryboard(account, {
    id,
    edit: { type: 'duplicate', sceneId: first, newSceneId },
  })
  const part = crypto.randomUUID()
  const split = { type: 'split', sceneId: first, newSceneId: part, at: 5 } as const
  const { scenes, models } = await editStoryboard(account, { id, edit: split })
  expect(scenes.map((scene) => scene.models)).toEqual(scenes.map(() => ({ illustrator: QUALITY })))
  expect(scenes).toHaveLength(3)
  expect(models).toEqual({ narrator: 'builtin' })
  const merged = await editStoryboard(account, { id, edit: { type: 'merge', sceneId: first } })
  expect(merged.scenes[0]?.models).toEqual({ illustrator: QUALITY })
  const copy = await copyStoryboard(account, { id, aspectRatio: '1/1' })
  expect(copy.models).toEqual({ narrator: 'builtin' })
  expect(copy.scenes.map((scene) => scene.models)).toEqual(
    copy.scenes.map(() => ({ illustrator: QUALITY })),
  )
})

test('the narrator that is chosen decides which voices can be spoken', async () => {
  const { account, admin, id, first } = await installation()
  await offerModel(admin, { kind: 'voice', vendor: 'builtin', modelId: 'builtin', isOffered: true })
  await connectVendor(admin, { vendor: 'elevenlabs', key: 'eleven-key' })
  const speak = async () => await generateVoice(account, { id: first, voiceId: 'de-sarah' })
  await expect(speak()).rejects.toMatchObject({ told: tell('voice-missing') })
  const { offered } = await getStudio(account)
  const spoken = offered.narrator.map(({ unsupportedVoices }) => !('de-sarah' in unsupportedVoices))
  expect(spoken).toEqual([false, true])
  await updateStoryboard(account, { id, models: { narrator: 'builtin' } })
  expect(await madeBy(account, await speak())).toMatchObject({ model: 'builtin' })
})

test('a storyboard is written by the model that was chosen for it, at its price', async () => {
  const { account, admin } = await installation()
  await connectVendor(admin, { vendor: 'grok', key: 'xai-key' })
  const small = { kind: 'storyboard', vendor: 'grok', modelId: 'grok-4.3' } as const
  await offerModel(admin, { ...small, isOffered: true })
  await setModelPrice(admin, { kind: 'storyboard', model: 'grok:grok-4.3', credits: 4 })
  const create = async (model: string | undefined, maxCredits: number) =>
    await createStoryboard(account, {
      id: crypto.randomUUID(),
      idea: 'How lighthouses work',
      beginning: 'idea',
      durationS: 30,
      style: 'Storytelling',
      audience: 'General Audience',
      aspectRatio: '16/9',
      language: 'en',
      visuals: 'clips',
      model,
      maxCredits,
    })
  await expect(create('grok:grok-1', 10)).rejects.toMatchObject({
    told: tell('model-not-offered', { model: 'grok:grok-1' }),
  })
  expect(await madeBy(account, await create('grok:grok-4.3', 4))).toEqual({
    model: 'grok:grok-4.3',
    price: 4,
  })
  const [latest] = await account.db.select().from(generations).orderBy(desc(generations.createdAt))
  expect(latest?.request).not.toHaveProperty('model')
})
