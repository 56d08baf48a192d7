import { and, eq, isNotNull, ne, notInArray, or } from 'drizzle-orm'
import { generations } from '#database/schema/index.ts'
import type { Context } from '../context.ts'

export type AtWork = {
  /** Of the generations that it runs. */
  generationIds: string[]
  /** Whether it may be asking a vendor about any. */
  isAsking: boolean
}

/**
 * Lets go of what is written down as this worker's and is not: it lost the connection while it claimed it, or
 * before it could write how it ended. It counts as lost then, like the work of a worker that died.
 */
export async function letGoOfGenerations(
  { db }: Context,
  workerId: string,
  { generationIds, isAsking }: AtWork,
): Promise<void> {
  const running = and(eq(generations.state, 'running'), notInArray(generations.id, generationIds))
  const asked = and(ne(generations.state, 'running'), isNotNull(generations.nextCheckAt))
  await db
    .update(generations)
    .set({ workerId: null })
    .where(and(eq(generations.workerId, workerId), isAsking ? running : or(running, asked)))
}
