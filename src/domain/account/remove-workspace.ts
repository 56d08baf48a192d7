import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { assets, directImages, storyboards, uploads, workspaces } from '#database/schema/index.ts'
import { SYSTEM } from '../actor.ts'
import { discardAssets, discardFiles } from '../asset/index.ts'
import type { Context } from '../context.ts'
import { keepPurchases } from '../credit/index.ts'
import { DomainError } from '../domain-error.ts'
import { cancelInWorkspace } from '../generation/index.ts'
import { deleteStoryboard } from '../storyboard/index.ts'

const ASSETS_AT_ONCE = 1000

/**
 * Removes a workspace with all that is in it but its purchases, and gives up the files. Much of it goes before, a
 * storyboard at a time; the last transaction takes whatever is there then, so that nothing that is begun meanwhile
 * stays behind. Done again, it goes on where it was.
 * @param also what goes in that transaction, too.
 */
export async function removeWorkspace(
  ctx: Context,
  workspaceId: string,
  also: (tx: Transaction) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await cancelInWorkspace(ctx, workspaceId)
  const written = await ctx.db
    .select({ id: storyboards.id })
    .from(storyboards)
    .where(eq(storyboards.workspaceId, workspaceId))
  for (const { id } of written) await deleteIfThere(ctx, workspaceId, id)
  await ctx.db.transaction(async (tx) => {
    await removeRest(tx, workspaceId)
    await also(tx)
  })
}

async function deleteIfThere(ctx: Context, workspaceId: string, id: string): Promise<void> {
  await deleteStoryboard({ ...ctx, workspaceId, actor: SYSTEM }, { id }).catch((error: unknown) => {
    if (!(error instanceof DomainError && error.code === 'NOT_FOUND')) throw error
  })
}

async function removeRest(tx: Transaction, workspaceId: string): Promise<void> {
  await tx
    .select({ id: storyboards.id })
    .from(storyboards)
    .where(eq(storyboards.workspaceId, workspaceId))
    .orderBy(asc(storyboards.id))
    .for('update')
  // From here on nothing new can be written into it.
  const [found] = await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('update')
  // Somebody else was faster.
  if (!found) return
  await discardUploads(tx, workspaceId)
  // What shows a file goes before the file.
  await tx.delete(directImages).where(eq(directImages.workspaceId, workspaceId))
  await tx.delete(storyboards).where(eq(storyboards.workspaceId, workspaceId))
  const files = await tx
    .select({ id: assets.id })
    .from(assets)
    .where(eq(assets.workspaceId, workspaceId))
  for (let from = 0; from < files.length; from += ASSETS_AT_ONCE) {
    const some = files.slice(from, from + ASSETS_AT_ONCE)
    await discardAssets(
      tx,
      some.map(({ id }) => id),
    )
  }
  await keepPurchases(tx, workspaceId)
  await tx.delete(workspaces).where(eq(workspaces.id, workspaceId))
}

async function discardUploads(tx: Transaction, workspaceId: string): Promise<void> {
  const sent = await tx.delete(uploads).where(eq(uploads.workspaceId, workspaceId)).returning()
  await discardFiles(tx, unchecked(sent))
}

/** Of uploads that have ended, the file as it was sent is given up already. */
export function unchecked(sent: (typeof uploads.$inferSelect)[]): string[] {
  return sent.filter(({ endedAt }) => endedAt === null).map(({ storageKey }) => storageKey)
}
