import { and, asc, eq, inArray } from 'drizzle-orm'
import { type Told, tell } from '#contract/words/told.ts'
import type { Transaction } from '#database/client.ts'
import { storyboards } from '#database/schema/index.ts'
import { DomainError } from '../domain-error.ts'

export type StoryboardRow = typeof storyboards.$inferSelect

/**
 * Takes the storyboard's row for the rest of the transaction. Everything that changes a storyboard, its
 * scenes or their generations takes this lock first and the credits last, so no two can wait in a circle.
 * @throws DomainError NOT_FOUND also when it is somebody else's.
 */
export async function lockStoryboard(
  tx: Transaction,
  workspaceId: string,
  storyboardId: string,
  refusal: Told = tell('storyboard-not-found'),
): Promise<StoryboardRow> {
  const storyboard = await lockStoryboardIfAny(tx, storyboardId)
  if (storyboard?.workspaceId !== workspaceId) throw new DomainError('NOT_FOUND', refusal)
  return storyboard
}

/** The same for work that goes on when the storyboard is gone, or not written yet, or that belongs to none. */
export async function lockStoryboardIfAny(
  tx: Transaction,
  storyboardId: string | null,
): Promise<StoryboardRow | undefined> {
  if (storyboardId === null) return undefined
  const [storyboard] = await tx
    .select()
    .from(storyboards)
    .where(eq(storyboards.id, storyboardId))
    .for('update')
  return storyboard
}

/** Locks several, in the one order in which everybody does. @returns the ids of those that are still there */
export async function lockStoryboards(
  tx: Transaction,
  workspaceId: string,
  ids: string[],
): Promise<string[]> {
  const there = await tx
    .select({ id: storyboards.id })
    .from(storyboards)
    .where(and(inArray(storyboards.id, ids), eq(storyboards.workspaceId, workspaceId)))
    .orderBy(asc(storyboards.id))
    .for('update')
  return there.map(({ id }) => id)
}
