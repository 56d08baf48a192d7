import { join } from 'node:path'
import { and, arrayContains, asc, desc, eq, isNull, or } from 'drizzle-orm'
import { RECORDING_MAX_BYTES, UPLOAD_MAX_BYTES, VIDEO_MAX_BYTES } from '#contract/limits.ts'
import type { MediaType, MediaUse } from '#contract/media.ts'
import type { Framing, Upload } from '#contract/upload.ts'
import { tell } from '#contract/words/told.ts'
import { scenes, storyboards, takes } from '#database/schema/index.ts'
import { findAsset } from '../asset/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { inTemporaryFolder } from '../temporary-folder.ts'
import { type Destination, findSentUpload, receiveUpload } from '../upload/index.ts'
import { findMedia, typeOf } from './library.ts'

type UseInput = { id: string; uploadId: string; sceneId: string; framing: Framing }

const MOST = {
  image: { bytes: UPLOAD_MAX_BYTES, words: tell('picture-too-large') },
  video: { bytes: VIDEO_MAX_BYTES, words: tell('video-too-large') },
  audio: { bytes: RECORDING_MAX_BYTES, words: tell('recording-too-large') },
} as const

/**
 * Puts an item to use in a scene: a picture as its image, a video as its clip, a sound as its voice-over. A copy of the
 * file goes the way of one that is uploaded there, through the same checks.
 * @throws DomainError NOT_FOUND; INVALID_INPUT when it is too large; REFUSED_IN_THIS_STATE when the file is lost; those
 *   of receiveUpload
 */
export async function useMedia(ctx: WorkspaceContext, input: UseInput): Promise<Upload> {
  const { id, uploadId } = input
  const before = await findSentUpload(ctx, uploadId)
  if (before) return before
  const assetId = (await findMedia(ctx.db, ctx, [id])).files[0]?.assetId
  if (!assetId) throw new DomainError('NOT_FOUND')
  const { storageKey, contentType, sizeBytes } = await findAsset(ctx, assetId)
  const type = typeOf(contentType)
  const { bytes, words } = MOST[type]
  if (sizeBytes > bytes) throw new DomainError('INVALID_INPUT', words)
  return await inTemporaryFolder(async (folder) => {
    const path = join(folder, 'item')
    await ctx.storage.fetchTo(storageKey, path).catch((error: Error) => {
      if (error.name !== 'StorageMissingError') throw error
      throw new DomainError('REFUSED_IN_THIS_STATE', tell('media-missing'))
    })
    const sent = { id: uploadId, fileName: id, path, fromAssetId: assetId }
    return await receiveUpload(ctx, { ...sent, ...destination(type, input) })
  })
}

function destination(type: MediaType, { sceneId, framing }: UseInput): Destination {
  if (type === 'image') return { purpose: 'scene', sceneId, framing }
  return { purpose: type === 'video' ? 'clip' : 'voice', sceneId }
}

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
