import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { storeFile } from '#domain/asset/index.ts'
import type { MemberContext } from '#domain/context.ts'
import { claimGeneration } from '#domain/generation/index.ts'
import { saveTake } from '#domain/scene/index.ts'
import { startTake } from './make-take.ts'
import { writePicture } from './media-samples.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Gives a scene an image whose file lies in storage: a copy of the one named, or painted anew. */
export async function saveTestImage(
  account: MemberContext,
  sceneId: string,
  picture?: string,
): Promise<void> {
  const path = picture ?? join(temporaryFolder(), 'image.png')
  if (!picture) await writePicture(path)
  const { id } = await startTake(account, sceneId, 'image')
  const claimed = await claimGeneration(account, id, randomUUID())
  if (!claimed) throw new Error('The image could not be claimed.')
  const file = await storeFile(account, 'images', { path, contentType: 'image/png' })
  await saveTake(account, { ...claimed, sceneId, kind: 'image' }, file, null)
}
