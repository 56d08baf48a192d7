import { and, eq, inArray, sum } from 'drizzle-orm'
import { UNFINISHED_STATES } from '#contract/generation.ts'
import { tell } from '#contract/words/told.ts'
import type { Transaction } from '#database/client.ts'
import { assets, generations } from '#database/schema/index.ts'
import type { WorkspaceContext } from './context.ts'
import { lockAccount } from './credit/index.ts'
import { DomainError } from './domain-error.ts'

const MB = 1_000_000

/**
 * Whose limits they are, the workspace's, is decided in this file alone.
 *
 * What is made has a size that nobody knows before: so nothing is begun once the storage is full, and what is
 * under way then is kept.
 * @param addedBytes what is to be stored, where that is known.
 * @throws DomainError REFUSED_IN_THIS_STATE
 */
export async function requireStorageRoom(
  { workspaceId, limits }: WorkspaceContext,
  tx: Transaction,
  addedBytes = 1,
): Promise<void> {
  const { storageBytes } = limits
  if (storageBytes === null) return
  const [kept] = await tx
    .select({ bytes: sum(assets.sizeBytes).mapWith(Number) })
    .from(assets)
    .where(eq(assets.workspaceId, workspaceId))
  const bytes = kept?.bytes ?? 0
  if (bytes + addedBytes <= storageBytes) return
  const words = tell('storage-full', {
    used: Math.round(bytes / MB),
    most: Math.round(storageBytes / MB),
  })
  throw new DomainError('REFUSED_IN_THIS_STATE', words)
}

/** Holds until the transaction ends, so that of several exports begun at once each counts. @throws DomainError REFUSED_IN_THIS_STATE */
export async function requireExportRoom(
  { workspaceId, limits }: WorkspaceContext,
  tx: Transaction,
): Promise<void> {
  await lockAccount(tx, workspaceId)
  const unfinished = and(
    eq(generations.workspaceId, workspaceId),
    eq(generations.kind, 'export'),
    inArray(generations.state, UNFINISHED_STATES),
  )
  if ((await tx.$count(generations, unfinished)) < limits.exportsUnderWay) return
  throw new DomainError('REFUSED_IN_THIS_STATE', tell('exports-too-many'))
}
