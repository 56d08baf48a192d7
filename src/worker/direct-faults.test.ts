import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { GenerationKind } from '#contract/generation.ts'
import { inWords, vendorSays } from '#contract/words/in-words.ts'
import { credits, discardedFiles, generations, storyboards, takes } from '#database/schema/index.ts'
import { checkLedger } from '#domain/credit/index.ts'
import { recoverGenerations } from '#domain/generation/index.ts'
import { createStoryboard } from '#domain/storyboard/index.ts'
import type { StartOptions } from '#providers/call-options.ts'
import { ProviderError } from '#providers/provider-error.ts'
import type { Providers } from '#providers/providers.ts'
import type { StorageProvider } from '#providers/storage/storage-provider.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { AN_IDEA } from '#testing/create-written-storyboard.ts'
import { startTake } from '#testing/make-take.ts'
import { writeClip, writePicture, writeSound } from '#testing/media-samples.ts'
import { saveTestImage } from '#testing/save-test-image.ts'
import { createTestWorker } from '#testing/test-worker.ts'
import { withFullDisk } from '#testing/with-full-disk.ts'
import { type Handler, PACE, type WorkerContext } from './context.ts'
import { animateClip } from './handlers/clip.ts'
import { drawImage } from './handlers/image.ts'
import { writeStoryboard } from './handlers/storyboard.ts'
import { speakVoiceOver } from './handlers/voice.ts'
import { runGeneration } from './run-generation.ts'

type PaidKind = Exclude<GenerationKind, 'export'>

const HANDLERS: Record<PaidKind, Handler> = {
  storyboard: writeStoryboard,
  voice: speakVoiceOver,
  image: drawImage,
  clip: animateClip,
}
const FAILED = {
  voice: 'Failed to generate voice',
  image: 'Image generation failed',
  clip: 'Failed to generate video',
}
const NOT_STORED = { ...FAILED, image: 'Image generated but failed to save to your library' }
const PRICES = { storyboard: 10, voice: 5, image: 12, clip: 120 }
const FREE = { charged: 0, held: 0 }

/** Providers that do `fault`, then deliver. */
function providersThat(fault: () => unknown): Partial<Providers> {
  const facts = { name: 'test', builtIn: false, safeToRepeat: false }
  /** One call that is billed, and what it delivers. */
  const delivering =
    <Result>(make: (folder: string) => Promise<Result>) =>
    (_: unknown, { send, folder }: StartOptions) =>
      send(async () => {
        await fault()
        return { done: await make(folder) }
      })
  return {
    writer: {
      ...facts,
      start: delivering(async () => {
        const texts = { voiceOverText: 'The sea.', imagePrompt: 'A sea', videoPrompt: 'Push in.' }
        return { title: 'Sea', description: '', scenes: [{ durationMs: 5000, ...texts }] }
      }),
    },
    narrator: {
      ...facts,
      unsupported: () => null,
      start: delivering(async (folder) => {
        const path = join(folder, 'voice.wav')
        await writeSound(path, 'sine=f=440:d=1')
        return { path, contentType: 'audio/wav', durationMs: 1000, words: [] }
      }),
    },
    illustrator: {
      ...facts,
      start: delivering(async (folder) => {
        const path = join(folder, 'image.png')
        await writePicture(path)
        return { path, contentType: 'image/png', width: 720, height: 1280 }
      }),
    },
    animator: {
      ...facts,
      expectedDurationMs: 1000,
      start: delivering(async (folder) => {
        const path = join(folder, 'clip.mp4')
        await writeClip(path, { seconds: 0.2 })
        return { path, contentType: 'video/mp4', width: 360, height: 640, durationMs: 200 }
      }),
    },
  }
}

async function studioWhere(kind: PaidKind, fault: () => unknown) {
  const { ctx, account, scene } = await accountWithScenes()
  if (kind === 'clip') await saveTestImage(account, scene.id)
  const balance = async () => {
    const [found] = await ctx.db
      .select()
      .from(credits)
      .where(eq(credits.workspaceId, account.workspaceId))
    return { amount: found?.amount ?? 0, held: found?.held ?? 0 }
  }
  const before = await balance()
  const start = () =>
    kind === 'storyboard'
      ? createStoryboard(account, { id: randomUUID(), ...AN_IDEA })
      : startTake(account, scene.id, kind)
  let { id } = await start()
  const startAgain = async () => {
    id = (await start()).id
  }
  const worker = createTestWorker(ctx, providersThat(fault))
  const run = async (more: Partial<WorkerContext> = {}) => {
    await runGeneration({ ...worker, ...more }, id, HANDLERS[kind])
    const [row] = await ctx.db.select().from(generations).where(eq(generations.id, id))
    const now = await balance()
    expect(await checkLedger(ctx.db)).toEqual([])
    const { state, failure } = row ?? {}
    return {
      state,
      failure: failure && inWords(failure),
      charged: before.amount - now.amount,
      held: now.held,
    }
  }
  return { ctx, run, startAgain }
}

for (const kind of ['storyboard', 'voice', 'image', 'clip'] as const) {
  test(`${kind}: what is delivered is paid for, once`, async () => {
    const { run } = await studioWhere(kind, () => undefined)
    const paid = { state: 'succeeded', failure: null, charged: PRICES[kind], held: 0 }
    expect(await run()).toEqual(paid)
    expect(await run()).toEqual(paid)
  })

  test(`${kind}: taken for dead during the call, it fails free of charge and saves nothing`, async () => {
    const recovery: { run?: () => Promise<void> } = {}
    const { ctx, run } = await studioWhere(kind, () => recovery.run?.())
    recovery.run = () => recoverGenerations(ctx, () => 'none')
    const before = await ctx.db.select().from(storyboards)
    expect(await run()).toMatchObject({ state: 'failed', ...FREE })
    expect(await ctx.db.select().from(storyboards)).toHaveLength(before.length)
  })

  test(`${kind}: credits that cannot be charged charge nothing, and nothing is delivered`, async () => {
    const quiet = vi.spyOn(console, 'error').mockReturnValue()
    const { ctx, run } = await studioWhere(kind, () => undefined)
    await ctx.db.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no'; end $$`)
    await ctx.db.execute(sql`create trigger refuse before insert on transactions
      for each row execute function refuse()`)
    const made = await ctx.db.select().from(takes)
    const failed = { state: 'failed', failure: 'Failed to update credits', ...FREE }
    expect(await run()).toEqual(failed)
    expect(await ctx.db.select().from(takes)).toEqual(made)
    expect(quiet).toHaveBeenCalled()
    quiet.mockRestore()
  })

  test(`${kind}: repeated after a crash where that cannot be billed twice, it is paid for once`, async () => {
    const recovery: { run?: () => Promise<void> } = {}
    const { ctx, run } = await studioWhere(kind, () => recovery.run?.())
    recovery.run = () => recoverGenerations(ctx, () => 'repeat')
    expect(await run()).toMatchObject({ state: 'queued', charged: 0, held: PRICES[kind] })
    delete recovery.run
    const paid = { state: 'succeeded', failure: null, charged: PRICES[kind], held: 0 }
    expect(await run()).toEqual(paid)
  })
}

// A storyboard falls back to the sample instead: see handlers/storyboard.test.ts.
for (const kind of ['voice', 'image', 'clip'] as const) {
  for (const fault of ['refused', 'unsupported', 'outcome-unknown'] as const) {
    test(`${kind}: ${fault} fails with the provider's words after one call, free of charge`, async () => {
      const call = vi.fn(() => {
        throw new ProviderError(fault, vendorSays('Acme', 'The provider says why.'))
      })
      const { run } = await studioWhere(kind, call)
      const failed = { state: 'failed', failure: 'Acme: “The provider says why.”', ...FREE }
      expect(await run()).toEqual(failed)
      expect(await run()).toEqual(failed)
      expect(call).toHaveBeenCalledTimes(1)
    })
  }

  test(`${kind}: a call that hangs is given up after the limit, free of charge`, async () => {
    const { run } = await studioWhere(kind, () => new Promise(() => undefined))
    const failure = 'This took too long and was given up. Try again.'
    expect(await run({ pace: { ...PACE, callLimitMs: 20 } })).toEqual({
      state: 'failed',
      failure,
      ...FREE,
    })
  })

  test(`${kind}: unavailable fails free of charge, images after four calls`, async () => {
    // That images failed is told whoever runs the site.
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const call = vi.fn(() => {
      throw new ProviderError('unavailable', vendorSays('Acme', 'It did not work.'))
    })
    const { run } = await studioWhere(kind, call)
    const isImage = kind === 'image'
    const failure = isImage
      ? 'No image was generated after multiple attempts'
      : 'Acme: “It did not work.”'
    expect(await run()).toEqual({ state: 'failed', failure, ...FREE })
    expect(call).toHaveBeenCalledTimes(isImage ? 4 : 1)
    expect(said).toHaveBeenCalledTimes(isImage ? 1 : 0)
  })

  test(`${kind}: an error nobody expected fails with the kind's words, free of charge`, async () => {
    const quiet = vi.spyOn(console, 'error').mockReturnValue()
    const { run } = await studioWhere(kind, () => {
      throw new TypeError('undefined is not a function')
    })
    expect(await run()).toEqual({ state: 'failed', failure: FAILED[kind], ...FREE })
    expect(quiet).toHaveBeenCalled()
    quiet.mockRestore()
  })

  test(`${kind}: a result that cannot be stored fails free of charge`, async () => {
    const quiet = vi.spyOn(console, 'error').mockReturnValue()
    const { ctx, run } = await studioWhere(kind, () => undefined)
    const failed = { state: 'failed', failure: NOT_STORED[kind], ...FREE }
    expect(await run({ storage: withFullDisk(ctx.storage) })).toEqual(failed)
    quiet.mockRestore()
  })

  test(`${kind}: taken for dead while the file is stored, it is free and the file is litter`, async () => {
    const { ctx, run } = await studioWhere(kind, () => undefined)
    const stored: string[] = []
    const storage: StorageProvider = {
      ...ctx.storage,
      async putFile(key, ...rest) {
        const object = await ctx.storage.putFile(key, ...rest)
        stored.push(key)
        await recoverGenerations(ctx, () => 'none')
        return object
      },
    }
    expect(await run({ storage })).toMatchObject({ state: 'failed', ...FREE })
    const litter = await ctx.db.select().from(discardedFiles)
    expect(litter.map(({ storageKey }) => storageKey)).toEqual(expect.arrayContaining(stored))
    // Pictures and clips have a small picture beside them.
    expect(stored).toHaveLength(kind === 'voice' ? 1 : 2)
  })

  test(`${kind}: after a failure the same press works`, async () => {
    const fault = vi.fn<() => unknown>(() => {
      throw new ProviderError('refused', vendorSays('Acme', 'The provider says why.'))
    })
    const { run, startAgain } = await studioWhere(kind, fault)
    expect(await run()).toMatchObject({ state: 'failed', ...FREE })
    fault.mockReturnValue(undefined)
    await startAgain()
    expect(await run()).toMatchObject({ state: 'succeeded', charged: PRICES[kind], held: 0 })
  })
}
