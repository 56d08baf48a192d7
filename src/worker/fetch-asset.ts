import type { AssetRow } from '#domain/asset/index.ts'
import type { WorkerContext } from './context.ts'

/**
 * Copies an asset's file to a path.
 * @param gone thrown when storage does not have it any more, with the reason for the log.
 */
export async function fetchAsset(
  ctx: WorkerContext,
  { storageKey }: Pick<AssetRow, 'storageKey'>,
  path: string,
  gone: Error,
): Promise<void> {
  await ctx.storage.fetchTo(storageKey, path).catch((error: Error) => {
    if (error.name !== 'StorageMissingError') throw error
    gone.cause = error
    throw gone
  })
}
