import { parse } from 'node:path'
import type { Transaction } from '#database/client.ts'
import { directImages } from '#database/schema/index.ts'
import { type StoredFile, saveAsset } from '../asset/index.ts'
import { SYSTEM } from '../actor.ts'
import { setAvatar } from '../avatar/index.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { saveUploadedImage, saveUploadedVoice } from '../scene/index.ts'
import { type Ending, endUpload } from './end-upload.ts'
import type { UploadRow } from './present-upload.ts'

/** What the check has made of the file. An avatar is its thumbnail alone. */
export type CheckedFiles =
  | { purpose: 'library'; picture: StoredFile; thumbnail: StoredFile }
  | { purpose: 'avatar'; thumbnail: StoredFile }
  | { purpose: 'scene'; picture: StoredFile }
  | { purpose: 'voice'; sound: StoredFile }

/**
 * Ends a check with a picture of the library, a scene's image, or the account's own picture.
 * @returns false when another worker has taken it over and nothing was saved.
 */
export async function saveUpload(
  ctx: Context,
  upload: UploadRow,
  files: CheckedFiles,
): Promise<boolean> {
  return await endUpload(ctx, upload, async (tx) => {
    switch (files.purpose) {
      case 'library':
        return await saveInLibrary(tx, upload, files)
      case 'avatar':
        await setAvatar(tx, upload.sentBy, await saveAsset(tx, upload.workspaceId, files.thumbnail))
        return { state: 'ready' }
      case 'scene':
        return await saveForScene(upload, (sceneId) =>
          saveUploadedImage(as(ctx, upload), tx, { sceneId, picture: files.picture }),
        )
      case 'voice':
        return await saveForScene(upload, (sceneId) =>
          saveUploadedVoice(as(ctx, upload), tx, { sceneId, sound: files.sound }),
        )
    }
  })
}

async function saveInLibrary(
  tx: Transaction,
  { workspaceId, fileName }: UploadRow,
  { picture, thumbnail }: Extract<CheckedFiles, { purpose: 'library' }>,
): Promise<Ending> {
  const thumbnailAssetId = await saveAsset(tx, workspaceId, thumbnail)
  const assetId = await saveAsset(tx, workspaceId, picture)
  const title = parse(fileName).name
  const [image] = await tx
    .insert(directImages)
    .values({ workspaceId, title, assetId, thumbnailAssetId })
    .returning()
  return { state: 'ready', directImageId: image?.id ?? null }
}

/** The scene may have been deleted, or its storyboard completed, while the file was checked. */
async function saveForScene(
  { sceneId }: UploadRow,
  save: (sceneId: string) => Promise<void>,
): Promise<Ending> {
  try {
    await save(sceneId ?? '')
    return { state: 'ready' }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { state: 'refused', refusal: 'scene-closed' }
  }
}

function as(ctx: Context, { workspaceId }: UploadRow) {
  return { ...ctx, workspaceId, actor: SYSTEM }
}
