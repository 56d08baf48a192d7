import { and, eq } from 'drizzle-orm'
import { generations } from '#database/schema/index.ts'
import { announceGeneration } from '../announce.ts'
import type { Context } from '../context.ts'
import type { GenerationRow } from './present-generation.ts'

/**
 * Writes how far a running generation is, 0 to 1.
 * @returns false when it is no longer this worker's to run: it was cancelled, or its storyboard deleted.
 */
export async function reportProgress(
  ctx: Context,
  generation: GenerationRow,
  progress: number,
): Promise<boolean> {
  const [running] = await ctx.db
    .update(generations)
    .set({ progress })
    .where(stillRunning(generation))
    .returning()
  if (!running) return false
  if (progress !== generation.progress) await announceGeneration(ctx.db, running)
  return true
}

/** The row as this attempt of this worker claimed it. */
export function stillRunning(generation: GenerationRow) {
  return and(
    eq(generations.id, generation.id),
    eq(generations.state, 'running'),
    eq(generations.attempts, generation.attempts),
  )
}
