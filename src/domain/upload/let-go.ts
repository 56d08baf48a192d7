import { and, eq, notInArray } from 'drizzle-orm'
import { uploads } from '#database/schema/index.ts'
import type { Context } from '../context.ts'

/** Lets go of checks that are written down as this worker's and that it does not make; see `letGoOfGenerations`. */
export async function letGoOfUploads(
  { db }: Context,
  workerId: string,
  uploadIds: string[],
): Promise<void> {
  await db
    .update(uploads)
    .set({ workerId: null })
    .where(
      and(
        eq(uploads.workerId, workerId),
        eq(uploads.state, 'checking'),
        notInArray(uploads.id, uploadIds),
      ),
    )
}
