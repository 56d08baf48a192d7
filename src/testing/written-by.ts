import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import type { StoryboardIdea } from '#contract/storyboard-idea.ts'
import { inWords } from '#contract/words/in-words.ts'
import { vendorCalls } from '#database/schema/index.ts'
import { checkLedger } from '#domain/credit/index.ts'
import { getGeneration, type Remedy, recoverGenerations } from '#domain/generation/index.ts'
import { createStoryboard, getStoryboard } from '#domain/storyboard/index.ts'
import type { WriterProvider } from '#providers/writer/writer-provider.ts'
import { writeStoryboard } from '#worker/handlers/storyboard.ts'
import { runGeneration } from '#worker/run-generation.ts'
import { AN_IDEA } from './create-written-storyboard.ts'
import { openAccount } from './open-account.ts'
import { createTestContext } from './test-context.ts'
import { createTestWorker, keepWorkerAlive } from './test-worker.ts'

/** A storyboard that a real worker is to have written by this writer, and what is on record of it. */
export async function askedOf(writer: WriterProvider, changes: Partial<StoryboardIdea> = {}) {
  vi.spyOn(console, 'error').mockReturnValue()
  const ctx = await createTestContext()
  const account = await openAccount(ctx)
  const worker = createTestWorker(ctx, { writer })
  const life = await keepWorkerAlive(ctx, worker.workerId)
  const storyboardId = randomUUID()
  const idea = { id: storyboardId, ...AN_IDEA, ...changes }
  const { id } = await createStoryboard(account, idea)
  const outcome = async () => {
    expect(await checkLedger(ctx.db)).toEqual([])
    const { state, failure, price } = await getGeneration(account, { id })
    const rows = await ctx.db.select().from(vendorCalls).orderBy(vendorCalls.sentAt)
    const calls = rows.map((call) => ({ state: call.state, costMicroUsd: call.costMicroUsd }))
    return { state, failure: failure && inWords(failure), price, calls }
  }
  /** What becomes of it when its worker is gone, as soon as that is known. */
  const recovered = async (remedy: Remedy) => {
    await recoverGenerations(ctx, () => remedy)
    return (await getGeneration(account, { id })).state
  }
  return {
    ctx,
    life,
    outcome,
    recovered,
    run: () => runGeneration(worker, id, writeStoryboard),
    read: () => getStoryboard(account, { id: storyboardId }),
  }
}

/** The same, once the worker has done what it can. */
export async function writtenBy(writer: WriterProvider, changes: Partial<StoryboardIdea> = {}) {
  const asked = await askedOf(writer, changes)
  await asked.run()
  return { ...(await asked.outcome()), read: asked.read }
}
