import { randomUUID } from 'node:crypto'
import type { Transaction } from '#database/client.ts'
import { assets } from '#database/schema/index.ts'
import { keepFiles } from './keep-files.ts'
import type { StoredFile } from './store-file.ts'

/** Makes a stored file an asset of the account. @returns the asset's id. */
export async function saveAsset(
  tx: Transaction,
  workspaceId: string,
  file: StoredFile,
): Promise<string> {
  const id = randomUUID()
  await tx.insert(assets).values({
    id,
    workspaceId,
    storageKey: file.storageKey,
    contentType: file.contentType,
    sizeBytes: file.sizeBytes,
    width: file.width ?? null,
    height: file.height ?? null,
    durationMs: file.durationMs ?? null,
    thumbnail: file.thumbnail ?? null,
    details: file.details ?? {},
  })
  await keepFiles(
    tx,
    [file, file.thumbnail, file.details?.sheet].flatMap((one) => one?.storageKey ?? []),
  )
  return id
}
