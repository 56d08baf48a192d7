import { parse } from 'node:path'
import type { Transaction } from '#database/client.ts'
import { directImages } from '#database/schema/index.ts'
import { setAvatar } from '../account/index.ts'
import { SYSTEM } from '../actor.ts'
import { type StoredFile, saveAsset } from '../asset/index.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { saveUploadedTake } from '../scene/index.ts'
import { addShowcaseVideo, type ShowcaseVideoFiles } from '../showcase.ts'
import { type Ending, endUpload } from './claim.ts'
import type { UploadRow } from './receive.ts'

/** What the check has made of the file. An avatar is its thumbnail alone. */
export type CheckedFiles =
  | { purpose: 'library'; picture: StoredFile; thumbnail: StoredFile }
  | { purpose: 'library-video' | 'library-sound'; file: StoredFile }
  | { purpose: 'avatar'; thumbnail: StoredFile }
  | { purpose: 'scene' | 'voice' | 'clip'; file: StoredFile }
  | { purpose: 'showcase'; files: ShowcaseVideoFiles }

const KIND_FOR = { scene: 'image', voice: 'voice', clip: 'clip' } as const

/**
 * Ends a check with an item of the library, a take of a scene, the account's own picture, or a video of the
 * landing page.
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
        return await saveInLibrary(tx, upload, files.picture, files.thumbnail)
      case 'library-video':
      case 'library-sound':
        return await saveInLibrary(tx, upload, files.file)
      case 'avatar':
        await setAvatar(tx, upload.sentBy, await saveAsset(tx, upload.workspaceId, files.thumbnail))
        return { state: 'ready' }
      case 'scene':
      case 'voice':
      case 'clip':
        return await saveForScene(ctx, tx, upload, files)
      case 'showcase':
        return await saveForShowcase(tx, upload, files)
    }
  })
}

async function saveInLibrary(
  tx: Transaction,
  { workspaceId, fileName }: UploadRow,
  file: StoredFile,
  thumbnail?: StoredFile,
): Promise<Ending> {
  const thumbnailAssetId = thumbnail ? await saveAsset(tx, workspaceId, thumbnail) : null
  const assetId = await saveAsset(tx, workspaceId, file)
  const title = parse(fileName).name
  const [item] = await tx
    .insert(directImages)
    .values({ workspaceId, title, assetId, thumbnailAssetId })
    .returning()
  return { state: 'ready', directImageId: item?.id ?? null }
}

async function saveForShowcase(
  tx: Transaction,
  { sentBy, fileName, title }: UploadRow,
  { files }: Extract<CheckedFiles, { purpose: 'showcase' }>,
): Promise<Ending> {
  const admin = { kind: 'member', userId: sentBy, role: 'owner', isAdmin: true } as const
  await addShowcaseVideo(tx, admin, { title: title ?? parse(fileName).name, ...files })
  return { state: 'ready' }
}

/** The scene may have been deleted, or its storyboard completed, while the file was checked. */
async function saveForScene(
  ctx: Context,
  tx: Transaction,
  { workspaceId, sceneId, fromAssetId }: UploadRow,
  { purpose, file }: { purpose: keyof typeof KIND_FOR; file: StoredFile },
): Promise<Ending> {
  try {
    const kind = KIND_FOR[purpose]
    await saveUploadedTake({ ...ctx, workspaceId, actor: SYSTEM }, tx, {
      sceneId: sceneId ?? '',
      kind,
      file,
      fromAssetId,
    })
    return { state: 'ready' }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { state: 'refused', refusal: 'scene-closed' }
  }
}
