import { asc, inArray, sql } from 'drizzle-orm'
import { TAGS_MAX } from '#contract/limits.ts'
import { tell } from '#contract/words/told.ts'
import { assets } from '#database/schema/index.ts'
import { announceMedia } from '../announce.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { findMedia } from './library.ts'

type TagInput = { ids: string[]; add: string[]; remove: string[] }

/**
 * Gives items tags and takes others off them. A tag that is in use in the workspace keeps its spelling: `beach` becomes
 * `Beach` where that is one. Ids of nothing are passed over.
 * @throws DomainError NOT_FOUND when no item is there; REFUSED_IN_THIS_STATE when one would have too many.
 */
export async function tagMedia(
  ctx: WorkspaceContext,
  { ids, add, remove }: TagInput,
): Promise<{ ids: string[] }> {
  return await ctx.db.transaction(async (tx) => {
    const { files } = await findMedia(tx, ctx, ids)
    if (files.length === 0) throw new DomainError('NOT_FOUND')
    const rows = await tx
      .select({ id: assets.id, tags: assets.tags })
      .from(assets)
      .where(
        inArray(
          assets.id,
          files.map(({ assetId }) => assetId),
        ),
      )
      .orderBy(asc(assets.id))
      .for('update')
    const known = new Map((await listTags({ ...ctx, db: tx })).map(({ tag }) => [alike(tag), tag]))
    const added = add.map((tag) => known.get(alike(tag)) ?? tag)
    const removed = new Set(remove.map(alike))
    for (const { id, tags } of rows) {
      const kept = tags.filter((tag) => !removed.has(alike(tag)))
      const wanted = [...new Map([...added, ...kept].map((tag) => [alike(tag), tag])).values()]
      if (wanted.length > TAGS_MAX) {
        throw new DomainError('REFUSED_IN_THIS_STATE', tell('tags-too-many', { most: TAGS_MAX }))
      }
      const sorted = wanted.toSorted((one, other) => one.localeCompare(other))
      await tx.update(assets).set({ tags: sorted }).where(sql`${assets.id} = ${id}`)
    }
    await announceMedia(tx, { workspaceId: ctx.workspaceId }, null)
    return { ids: files.map(({ id }) => id) }
  })
}

/** Every tag of the workspace's media, in alphabetical order, with how many have it. */
export async function listTags(
  ctx: Pick<WorkspaceContext, 'workspaceId'> & { db: Pick<WorkspaceContext['db'], 'execute'> },
): Promise<{ tag: string; count: number }[]> {
  const { rows } = await ctx.db.execute<{ tag: string; count: number }>(sql`
    select tag, count(*)::int as count from ${assets}, unnest(${assets.tags}) tag
    where ${assets.workspaceId} = ${ctx.workspaceId} group by tag order by lower(tag), tag`)
  return rows
}

function alike(tag: string): string {
  return tag.toLowerCase()
}
