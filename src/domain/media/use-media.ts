import { tell } from '#contract/words/told.ts'
import { join } from 'node:path'
import { RECORDING_MAX_BYTES, UPLOAD_MAX_BYTES, VIDEO_MAX_BYTES } from '#contract/limits.ts'
import type { MediaType } from '#contract/media.ts'
import type { Framing, Upload } from '#contract/upload.ts'
import { findAsset } from '../asset/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { inOwnFolder } from '../own-folder/index.ts'
import { type Destination, findSentUpload, receiveUpload } from '../upload/index.ts'
import { findMedia } from './find-media.ts'
import { typeOf } from './media-type.ts'

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
  return await inOwnFolder(async (folder) => {
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
