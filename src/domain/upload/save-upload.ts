import { parse } from 'node:path'
import { directImages } from '#database/schema/index.ts'
import { type StoredFile, saveAsset } from '../asset/index.ts'
import { setAvatar } from '../avatar/index.ts'
import type { Context } from '../context.ts'
import { endUpload } from './end-upload.ts'
import type { UploadRow } from './present-upload.ts'

/** What the check has made of the file. An avatar is its thumbnail alone. */
export type CheckedFiles = { picture: StoredFile | null; thumbnail: StoredFile }

/**
 * Ends a check with a picture of the library, or as the account's own picture.
 * @returns false when another worker has taken it over and nothing was saved.
 */
export async function saveUpload(
  ctx: Context,
  upload: UploadRow,
  { picture, thumbnail }: CheckedFiles,
): Promise<boolean> {
  const { userId, fileName } = upload
  return await endUpload(ctx, upload, async (tx) => {
    const thumbnailAssetId = await saveAsset(tx, userId, thumbnail)
    if (!picture) {
      await setAvatar(tx, userId, thumbnailAssetId)
      return { state: 'ready' }
    }
    const assetId = await saveAsset(tx, userId, picture)
    const title = parse(fileName).name
    const [image] = await tx
      .insert(directImages)
      .values({ userId, title, assetId, thumbnailAssetId })
      .returning()
    return { state: 'ready', directImageId: image?.id ?? null }
  })
}
