import { and, eq, sql } from 'drizzle-orm'
import type { Told } from '#contract/words/told.ts'
import { voiceSamples } from '#database/schema/index.ts'
import { keepFiles, type StoredFile } from '../asset/index.ts'
import type { Context } from '../context.ts'
import { keptFailure } from '../generation/index.ts'
import type { SampleRow } from './sample-row.ts'

export type SampleEnding = { state: 'ready'; file: StoredFile } | { state: 'failed'; failure: Told }

/** A sample that is still to be spoken. */
export async function findAskedSample(ctx: Context, id: string): Promise<SampleRow | undefined> {
  return await ctx.db.query.voiceSamples.findFirst({ where: isAsked(id) })
}

/** Ends the speaking of a sample. Of two workers that did it the first counts. */
export async function endSample(ctx: Context, id: string, ending: SampleEnding): Promise<void> {
  const changedAt = sql`now()`
  if (ending.state === 'failed') {
    await ctx.db
      .update(voiceSamples)
      .set({ state: 'failed', failure: keptFailure(ending.failure), changedAt })
      .where(isAsked(id))
    return
  }
  const { storageKey, contentType, sizeBytes } = ending.file
  await ctx.db.transaction(async (tx) => {
    const [ended] = await tx
      .update(voiceSamples)
      .set({ state: 'ready', storageKey, contentType, sizeBytes, changedAt })
      .where(isAsked(id))
      .returning()
    if (ended) await keepFiles(tx, [storageKey])
  })
}

function isAsked(id: string) {
  return and(eq(voiceSamples.id, id), eq(voiceSamples.state, 'asked'))
}
