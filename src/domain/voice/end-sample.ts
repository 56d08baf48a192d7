import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Told } from '#contract/words/told.ts'
import { voiceSamples } from '#database/schema/index.ts'
import { keepFiles, type StoredFile } from '../asset/index.ts'
import type { Context } from '../context.ts'
import { keptFailure } from '../generation/index.ts'
import { isLongAgo, type SampleRow } from './sample-row.ts'

export type SampleEnding = { state: 'ready'; file: StoredFile } | { state: 'failed'; failure: Told }

/** A sample that is still to be spoken, for one worker: nobody else gets it for as long as that may take. */
export async function takeAskedSample(ctx: Context, id: string): Promise<SampleRow | undefined> {
  const { state, changedAt } = voiceSamples
  const isFree = sql`(${state} = 'asked' or ${state} = 'speaking' and ${isLongAgo(changedAt)})`
  const [taken] = await ctx.db
    .update(voiceSamples)
    .set({ state: 'speaking', changedAt: sql`now()` })
    .where(and(eq(voiceSamples.id, id), isFree))
    .returning()
  return taken
}

/** Ends the speaking of a sample. Of two workers that did it the first counts. */
export async function endSample(ctx: Context, id: string, ending: SampleEnding): Promise<void> {
  const changedAt = sql`now()`
  if (ending.state === 'failed') {
    await ctx.db
      .update(voiceSamples)
      .set({ state: 'failed', failure: keptFailure(ending.failure), changedAt })
      .where(isOpen(id))
    return
  }
  const { storageKey, contentType, sizeBytes } = ending.file
  await ctx.db.transaction(async (tx) => {
    const [ended] = await tx
      .update(voiceSamples)
      .set({ state: 'ready', storageKey, contentType, sizeBytes, changedAt })
      .where(isOpen(id))
      .returning()
    if (ended) await keepFiles(tx, [storageKey])
  })
}

function isOpen(id: string) {
  return and(eq(voiceSamples.id, id), inArray(voiceSamples.state, ['asked', 'speaking']))
}
