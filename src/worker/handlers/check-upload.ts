import { join } from 'node:path'
import { AVATAR_SIZE_PX } from '#contract/limits.ts'
import type { UploadRefusal } from '#contract/upload.ts'
import { faultText } from '#database/faults.ts'
import { storeFile } from '#domain/asset/index.ts'
import type { Context } from '#domain/context.ts'
import { recordedText } from '#domain/scene/index.ts'
import { inTemporaryFolder } from '#domain/temporary-folder.ts'
import {
  type CheckedFiles,
  claimUpload,
  giveBackUpload,
  refuseUpload,
  saveUpload,
  type UploadRow,
} from '#domain/upload/index.ts'
import { cleanClip } from '#media/clip/clean-clip.ts'
import { UploadError } from '#media/errors.ts'
import { probeMedia } from '#media/probe-media.ts'
import { cleanRecording } from '#media/recording/clean-recording.ts'
import { makeShowcaseVideo } from '#media/showcase/make-showcase-video.ts'
import { checkPicture } from '#media/upload/check-picture.ts'
import { captionRecording } from '#providers/narrator/caption-recording.ts'
import { StorageMissingError } from '#providers/storage/storage-provider.ts'
import type { WorkerContext } from '../context.ts'

/** As wide as a card of the library on a fine screen. */
const LIBRARY_THUMBNAIL = { fit: 'inside', sizePx: 640 } as const
const THUMBNAIL = {
  library: LIBRARY_THUMBNAIL,
  avatar: { fit: 'square', sizePx: AVATAR_SIZE_PX } as const,
  scene: LIBRARY_THUMBNAIL,
}

const CAPTIONS_LIMIT_MS = 120_000

type CheckContext = Context & Pick<WorkerContext, 'workerId'>

/** Of a storage that is away for the moment; doubled for the attempt after the next. */
const AGAIN_AFTER_MS = 20_000

/**
 * One upload from claim to end. What a fault of ours keeps from being checked is given back. What goes wrong with
 * the rows is thrown, and `recoverUploads` decides by them.
 */
export async function checkUpload(ctx: CheckContext, uploadId: string): Promise<void> {
  const upload = await claimUpload(ctx, uploadId, ctx.workerId)
  if (!upload) return
  try {
    await inTemporaryFolder((folder) => checkAndSave(ctx, upload, folder))
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal) await refuseUpload(ctx, upload, refusal)
    else await tryLater(ctx, upload, error)
  }
}

async function tryLater(ctx: CheckContext, upload: UploadRow, error: unknown): Promise<void> {
  console.error(`Upload ${upload.id} could not be checked: ${faultText(error)}`)
  await giveBackUpload(ctx, upload, AGAIN_AFTER_MS * 2 ** (upload.attempts - 1))
}

async function checkAndSave(ctx: CheckContext, upload: UploadRow, folder: string): Promise<void> {
  const path = join(folder, 'sent')
  await ctx.storage.fetchTo(upload.storageKey, path)
  const { purpose, frame } = upload
  switch (purpose) {
    case 'voice':
      return await checkRecording(ctx, upload, path)
    case 'library-sound':
      return await checkSound(ctx, upload, path)
    case 'clip':
    case 'library-video':
      return await checkVideo(ctx, upload, purpose, path)
    case 'showcase':
      return await checkShowcase(ctx, upload, path)
  }
  const { picture, thumbnail } = await checkPicture({
    path,
    folder,
    frame,
    thumbnail: THUMBNAIL[purpose],
  })
  switch (purpose) {
    case 'library':
      return await save({
        purpose,
        picture: await storeFile(ctx, 'images', picture),
        thumbnail: await storeFile(ctx, 'thumbnails', thumbnail),
      })
    case 'avatar':
      return await save({ purpose, thumbnail: await storeFile(ctx, 'avatars', thumbnail) })
    case 'scene':
      return await save({
        purpose,
        file: await storeFile(ctx, 'images', { ...picture, thumbnailPath: thumbnail.path }),
      })
  }

  async function save(files: CheckedFiles): Promise<void> {
    await saveUpload(ctx, upload, files)
  }
}

async function checkRecording(ctx: CheckContext, upload: UploadRow, path: string): Promise<void> {
  const said = await recordedText(ctx, upload.sceneId ?? '')
  if (!said) {
    await refuseUpload(ctx, upload, 'scene-closed')
    return
  }
  const clean = await cleanRecording({ path, outputPath: `${path}.mp3` })
  const signal = AbortSignal.timeout(CAPTIONS_LIMIT_MS)
  const { words, wordTimes } = await captionRecording({ path: clean.path, ...said }, signal)
  const file = await storeFile(ctx, 'voices', { ...clean, details: { words, wordTimes } })
  await saveUpload(ctx, upload, { purpose: 'voice', file })
}

/** For the library: as a recording, without the words that a scene would have. */
async function checkSound(ctx: CheckContext, upload: UploadRow, path: string): Promise<void> {
  const clean = await cleanRecording({ path, outputPath: `${path}.mp3` })
  const file = await storeFile(ctx, 'sounds', clean)
  await saveUpload(ctx, upload, { purpose: 'library-sound', file })
}

async function checkVideo(
  ctx: CheckContext,
  upload: UploadRow,
  purpose: 'clip' | 'library-video',
  path: string,
): Promise<void> {
  const clean = await cleanClip({ path, outputPath: `${path}.mp4` })
  const thumbnailPath = `${path}.webp`
  await probeMedia({ path: clean.path, thumbnailPath })
  const file = await storeFile(ctx, 'clips', { ...clean, thumbnailPath })
  await saveUpload(ctx, upload, { purpose, file })
}

async function checkShowcase(ctx: CheckContext, upload: UploadRow, path: string): Promise<void> {
  const { video, small, poster, durationMs } = await makeShowcaseVideo(path)
  const files = {
    durationMs,
    video: await storeFile(ctx, 'showcase', video),
    small: await storeFile(ctx, 'showcase', small),
    poster: await storeFile(ctx, 'showcase', poster),
  }
  await saveUpload(ctx, upload, { purpose: 'showcase', files })
}

function refusalOf(error: unknown): UploadRefusal | null {
  if (error instanceof UploadError) return error.refusal
  return error instanceof StorageMissingError ? 'damaged' : null
}
