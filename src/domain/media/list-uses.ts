import { and, arrayContains, asc, desc, eq, isNull, or } from 'drizzle-orm'
import type { MediaUse } from '#contract/media.ts'
import { scenes, storyboards, takes } from '#database/schema/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { findMedia } from './find-media.ts'

/**
 * The scenes that have an item among their takes, or a take that was made of it, and the storyboards that are drawn
 * after it; those that were changed last first. @throws DomainError NOT_FOUND
 */
export async function listUses(ctx: WorkspaceContext, { id }: { id: string }): Promise<MediaUse[]> {
  const { files, pictures } = await findMedia(ctx.db, ctx, [id])
  const assetId = files[0]?.assetId
  if (!assetId) {
    if (pictures.length > 0) return []
    throw new DomainError('NOT_FOUND')
  }
  const isOwn = eq(storyboards.workspaceId, ctx.workspaceId)
  const inScenes = await ctx.db
    .select({ scene: scenes, take: takes, storyboardTitle: storyboards.title })
    .from(takes)
    .innerJoin(scenes, and(eq(scenes.id, takes.sceneId), isNull(scenes.removedAt)))
    .innerJoin(storyboards, eq(storyboards.id, scenes.storyboardId))
    .where(and(isOwn, or(eq(takes.assetId, assetId), eq(takes.fromAssetId, assetId))))
    .orderBy(desc(storyboards.updatedAt), asc(scenes.orderIndex), asc(takes.createdAt))
  const drawnAfter = await ctx.db
    .select({ storyboardId: storyboards.id, storyboardTitle: storyboards.title })
    .from(storyboards)
    .where(and(isOwn, arrayContains(storyboards.referenceImageIds, [assetId])))
    .orderBy(desc(storyboards.updatedAt))
  const uses = inScenes.map(
    ({ scene, take, storyboardTitle }): MediaUse => ({
      storyboardId: scene.storyboardId,
      storyboardTitle,
      sceneId: scene.id,
      sceneNumber: scene.orderIndex + 1,
      kind: take.kind,
      isInUse: scene[`${take.kind}TakeId`] === take.id,
    }),
  )
  const references = drawnAfter.map(
    (of): MediaUse => ({
      ...of,
      sceneId: null,
      sceneNumber: null,
      kind: null,
      isInUse: true,
    }),
  )
  return [...onePerScene(uses), ...references]
}

/** Of several takes of one item in a scene, the one in use. */
function onePerScene(uses: MediaUse[]): MediaUse[] {
  const byPlace = new Map<string, MediaUse>()
  for (const use of uses) {
    const place = `${use.sceneId}/${use.kind}`
    if (!byPlace.get(place)?.isInUse) byPlace.set(place, use)
  }
  return [...byPlace.values()]
}
