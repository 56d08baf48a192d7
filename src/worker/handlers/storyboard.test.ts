import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { SIGN_UP_CREDITS } from '#contract/limits.ts'
import type { StoryboardIdea } from '#contract/storyboard-idea.ts'
import { inWords, vendorSays } from '#contract/words/in-words.ts'
import { type Told, tell } from '#contract/words/told.ts'
import { credits, holds, notifications, transactions } from '#database/schema/index.ts'
import { checkLedger } from '#domain/credit/index.ts'
import { cancelGeneration, getGeneration } from '#domain/generation/index.ts'
import { createStoryboard, getStoryboard, listStoryboards } from '#domain/storyboard/index.ts'
import type { StartOptions } from '#providers/call-options.ts'
import { ProviderError, type ProviderErrorKind } from '#providers/provider-error.ts'
import { createBuiltinWriter } from '#providers/writer/builtin/create-builtin-writer.ts'
import type { StoryboardDraft, WriteRequest } from '#providers/writer/writer-provider.ts'
import { AN_IDEA } from '#testing/create-written-storyboard.ts'
import { finishWork } from '#testing/finish-work.ts'
import { openAccount } from '#testing/open-account.ts'
import { createTestContext } from '#testing/test-context.ts'
import { createTestWorker } from '#testing/test-worker.ts'
import { PACE, type Pace } from '../context.ts'
import { runGeneration } from '../run-generation.ts'
import { writeStoryboard } from './storyboard.ts'

const UNCHARGED = { amount: SIGN_UP_CREDITS, held: 0 }

const SCENE = {
  durationMs: 10_000,
  voiceOverText: 'The sea.',
  imagePrompt: 'A sea',
  videoPrompt: 'Push in.',
}

/** A storyboard asked for, and what becomes of it when the writer answers so. */
async function askedFor(changes: Partial<StoryboardIdea> = {}) {
  const ctx = await createTestContext()
  const account = await openAccount(ctx)
  const { workspaceId } = account
  const storyboardId = randomUUID()
  const { id } = await createStoryboard(account, { id: storyboardId, ...AN_IDEA, ...changes })

  async function run(
    write: (request: WriteRequest) => StoryboardDraft | null | Promise<StoryboardDraft | null>,
    pace: Partial<Pace> = {},
  ) {
    const writer = {
      name: 'test',
      builtIn: false,
      safeToRepeat: false,
      start: async (request: WriteRequest, { send }: StartOptions) =>
        await send(async () => ({ done: await write(request) })),
    }
    await runGeneration(createTestWorker(ctx, { writer }, pace), id, writeStoryboard)
    expect(await checkLedger(ctx.db)).toEqual([])
    const { state, failure, price } = await getGeneration(account, { id })
    return { state, failure: failure && inWords(failure), price }
  }
  const purse = async () => {
    const [row] = await ctx.db.select().from(credits).where(eq(credits.workspaceId, workspaceId))
    return { amount: row?.amount, held: row?.held }
  }
  const spendings = async () => {
    const rows = await ctx.db
      .select()
      .from(transactions)
      .where(eq(transactions.workspaceId, workspaceId))
    return rows.filter(({ amount }) => amount < 0)
  }
  const read = () => getStoryboard(account, { id: storyboardId })
  return { ctx, account, id, run, purse, spendings, read }
}

const FAILURES: [ProviderErrorKind, Told][] = [
  ['misconfigured', tell('vendor-key-refused', { vendor: 'Acme' })],
  ['unavailable', tell('writer-without-company')],
  ['outcome-unknown', tell('writer-too-slow')],
]

for (const [kind, why] of FAILURES) {
  test(`a writer whose call is ${kind} leaves the sample, its message and nothing to pay`, async () => {
    const { ctx, run, purse, spendings, read } = await askedFor()
    const call = vi.fn(() => Promise.reject(new ProviderError(kind, why)))
    const failure = `API Error: ${inWords(why).replace(/\.$/, '')}. Using mock data instead.`
    expect(await run(call)).toEqual({ state: 'succeeded', failure, price: 0 })
    expect(call).toHaveBeenCalledTimes(1)
    expect(await purse()).toEqual(UNCHARGED)
    expect(await spendings()).toEqual([])
    expect(await ctx.db.select().from(holds)).toMatchObject([{ amount: 10, state: 'released' }])
    expect(await read()).toMatchObject({
      sampleReason: tell('sample-instead', { message: why }),
      status: 'draft',
    })
  })
}

const ABOUT_IDEA: [ProviderErrorKind, Told][] = [
  ['unsupported', tell('words-too-few', { seconds: 3, least: 5 })],
  ['refused', vendorSays('Acme', 'The idea was turned down.')],
]

for (const [kind, why] of ABOUT_IDEA) {
  test(`an idea that is ${kind} fails in the writer's words: no sample, nothing to pay`, async () => {
    const { ctx, account, run, purse, spendings } = await askedFor()
    const refuse = () => Promise.reject(new ProviderError(kind, why))
    expect(await run(refuse)).toEqual({ state: 'failed', failure: inWords(why), price: 10 })
    expect(await purse()).toEqual(UNCHARGED)
    expect(await spendings()).toEqual([])
    expect(await ctx.db.select().from(holds)).toMatchObject([{ amount: 10, state: 'released' }])
    expect((await listStoryboards(account, { limit: 10 })).items).toEqual([])
  })
}

test('a writer that answers with nothing leaves the sample and says so', async () => {
  const { ctx, run, purse, spendings, read } = await askedFor()
  const failure = 'No data returned from API. Using mock data instead.'
  expect(await run(() => null)).toEqual({ state: 'succeeded', failure, price: 0 })
  expect(await purse()).toEqual(UNCHARGED)
  expect(await spendings()).toEqual([])
  const sampleReason = tell('sample-instead-of-nothing')
  expect(await read()).toMatchObject({ sampleReason })
  const told = await ctx.db.select().from(notifications)
  expect(told.map(({ facts }) => facts)).toMatchObject([
    { kind: 'storyboard-written', credits: 0, sampleReason },
  ])
})

test('a writer that hangs leaves the sample after its limit of two minutes', async () => {
  const { run, purse, read } = await askedFor()
  const failure = 'API Error: The writer did not answer in time. Using mock data instead.'
  expect(await run(() => new Promise(() => undefined), { writerLimitMs: 20 })).toEqual({
    state: 'succeeded',
    failure,
    price: 0,
  })
  expect(await purse()).toEqual(UNCHARGED)
  const message = tell('writer-too-slow')
  expect(await read()).toMatchObject({ sampleReason: tell('sample-instead', { message }) })
  expect(PACE.writerLimitMs).toBe(120_000)
})

test('an error nobody expected leaves the sample, and its own words stay in the log', async () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue()
  const { run, purse } = await askedFor()
  expect(await run(() => Promise.reject(new TypeError('x is not a function')))).toMatchObject({
    state: 'succeeded',
    failure: 'API Error: An error occurred while creating the storyboard. Using mock data instead.',
  })
  expect(await purse()).toEqual(UNCHARGED)
  expect(quiet).toHaveBeenCalled()
  quiet.mockRestore()
})

for (const [what, draft] of [
  ['no title', { scenes: [SCENE] }],
  ['a blank title', { title: ' ', scenes: [SCENE] }],
  ['no scenes', { title: 'The sea' }],
  ['an empty list of scenes', { title: 'The sea', scenes: [] }],
] as const) {
  test(`what was written with ${what} is refused and costs nothing`, async () => {
    const { account, run, purse, spendings } = await askedFor()
    expect(await run(() => ({ ...draft, scenes: draft.scenes && [...draft.scenes] }))).toEqual({
      state: 'failed',
      failure: 'Invalid storyboard data received',
      price: 10,
    })
    expect(await purse()).toEqual(UNCHARGED)
    expect(await spendings()).toEqual([])
    expect((await listStoryboards(account, { limit: 10 })).items).toEqual([])
  })
}

test('what is really written is paid for, and the writer is asked for the planned scenes', async () => {
  const { run, purse, spendings, read } = await askedFor({
    durationS: 60,
    sceneCount: 4,
    visuals: 'stills',
  })
  const write = vi.fn(({ sceneCount }: WriteRequest) => ({
    title: 'The sea',
    description: 'Salt.',
    scenes: Array.from({ length: sceneCount }, () => ({ ...SCENE, durationMs: 15_000 })),
  }))
  expect(await run(write)).toEqual({ state: 'succeeded', failure: null, price: 10 })
  const { idea, style, audience, aspectRatio, language } = AN_IDEA
  const asked = { idea, style, audience, aspectRatio, language }
  expect(write.mock.calls[0]?.[0]).toMatchObject({ ...asked, sceneCount: 4, durationS: 60 })
  expect(await purse()).toEqual({ amount: SIGN_UP_CREDITS - 10, held: 0 })
  expect(await spendings()).toMatchObject([{ amount: -10, description: 'Created storyboard' }])
  const storyboard = await read()
  expect(storyboard).toMatchObject({ ...asked, title: 'The sea', description: 'Salt.' })
  expect(storyboard).toMatchObject({ visuals: 'stills', sampleReason: null, sceneCount: 4 })
  expect(storyboard.totalDurationMs).toBe(60_000)
})

test('a new storyboard is a draft, and its scenes are pending', async () => {
  const { run, read } = await askedFor()
  await run(() => ({ title: 'The sea', scenes: [SCENE, {}] }))
  const pending = { status: 'pending', asset: null, generation: null }
  const tracks = { voice: pending, image: pending, clip: pending }
  expect(await read()).toMatchObject({
    status: 'draft',
    scenes: [
      { ...SCENE, ...tracks, orderIndex: 0, startMs: 0 },
      { ...tracks, orderIndex: 1, startMs: 10_000, voiceOverText: 'No voice over text provided.' },
    ],
  })
})

test('a writer that writes more scenes than were planned makes the video neither dearer nor longer', async () => {
  const { run, read } = await askedFor({ durationS: 60, sceneCount: 3 })
  await run(() => ({ title: 'The sea', scenes: Array.from({ length: 9 }, () => SCENE) }))
  expect(await read()).toMatchObject({ sceneCount: 3, totalDurationMs: 60_000 })
})

test('cancelled while the writer fails, there is no sample either', async () => {
  const { account, id, run, purse } = await askedFor()
  const outcome = await run(async () => {
    await cancelGeneration(account, { id })
    throw new ProviderError('unavailable', tell('writer-too-slow'))
  })
  expect(outcome).toMatchObject({ state: 'cancelled', failure: null })
  expect(await purse()).toEqual(UNCHARGED)
  expect((await listStoryboards(account, { limit: 10 })).items).toEqual([])
})

const SCRIPT =
  'Every lighthouse blinks its own name. Not in letters. In light. Look out to sea tonight, count the seconds between two flashes, and you can read where on earth you are.'

test('a script is told word for word, whatever the writer makes of it, with its prompts', async () => {
  const { run, read, spendings } = await askedFor({ idea: SCRIPT, beginning: 'script' })
  const write = vi.fn(({ script = [] }: WriteRequest) => ({
    title: 'Blinking',
    scenes: [...script, 'And one more.'].map((_, at) => ({
      voiceOverText: 'Something that sounds better.',
      durationMs: 60_000,
      imagePrompt: `Picture ${at + 1}`,
      videoPrompt: 'Push in.',
    })),
  }))
  expect(await run(write)).toEqual({ state: 'succeeded', failure: null, price: 10 })
  const { scenes, title, totalDurationMs } = await read()
  expect(title).toBe('Blinking')
  expect(scenes.map(({ voiceOverText }) => voiceOverText).join(' ')).toBe(SCRIPT)
  expect(scenes.map(({ imagePrompt }) => imagePrompt)).toEqual(
    scenes.map((_, at) => `Picture ${at + 1}`),
  )
  expect(totalDurationMs).toBeLessThan(20_000)
  expect(await spendings()).toMatchObject([{ amount: -10 }])
})

test('no sample stands in for a script: when the writer fails, it costs nothing', async () => {
  for (const fail of [
    () => Promise.reject(new ProviderError('unavailable', tell('writer-too-slow'))),
    () => null,
  ]) {
    const { account, run, purse } = await askedFor({ idea: SCRIPT, beginning: 'script' })
    expect(await run(fail)).toMatchObject({ state: 'failed' })
    expect(await purse()).toEqual(UNCHARGED)
    expect((await listStoryboards(account, { limit: 10 })).items).toEqual([])
  }
})

const ARTICLE = `${SCRIPT} The keeper of the lighthouse wrote it down in 1884.`

test('no sample stands in for a text either, and the built-in writer says what it needs', async () => {
  const fails: [(request: WriteRequest) => Promise<StoryboardDraft | null>, string][] = [
    [() => Promise.resolve(null), 'The language model made no storyboard of your text. Try again.'],
    [
      () => Promise.reject(new ProviderError('unavailable', tell('writer-too-slow'))),
      'The writer did not answer in time.',
    ],
    [
      (request) => finishWork(createBuiltinWriter(), request),
      'A video from a text is written by a language model, and none is connected. Bring your own script, or give your points.',
    ],
  ]
  for (const [fail, failure] of fails) {
    const { account, run, purse } = await askedFor({ idea: ARTICLE, beginning: 'text' })
    expect(await run(fail)).toEqual({ state: 'failed', failure, price: 10 })
    expect(await purse()).toEqual(UNCHARGED)
    expect((await listStoryboards(account, { limit: 10 })).items).toEqual([])
  }
})

test('the built-in writer gives a script in any language its prompts, and shows nothing else in its place', async () => {
  const writer = createBuiltinWriter()
  const arabic = 'لماذا تنام القطط كثيرًا؟ لأنها صيّادة. والصيد يحتاج إلى قوة كبيرة.'
  const { run, read } = await askedFor({ idea: arabic, beginning: 'script', language: 'ar' })
  const outcome = await run((request) => finishWork(writer, request))
  expect(outcome).toMatchObject({ state: 'succeeded', failure: null })
  const { scenes, language, voiceId } = await read()
  expect({ language, voiceId }).toEqual({ language: 'ar', voiceId: 'ar-serena' })
  expect(scenes.map(({ voiceOverText }) => voiceOverText).join(' ')).toBe(arabic)
  for (const { imagePrompt } of scenes)
    expect(imagePrompt).toMatch(/^Words set in type: “[\p{Script=Arabic}\p{M}\s]+[؟.]?”, /u)
})
