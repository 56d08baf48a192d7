import { type StoredFile, saveAsset } from '../asset/index.ts'
import type { Context } from '../context.ts'
import { type GenerationRow, succeedGeneration } from '../generation/index.ts'

/** Ends an export with its file. @returns false when it had been cancelled or its storyboard deleted meanwhile. */
export async function saveExport(
  ctx: Context,
  generation: GenerationRow,
  file: StoredFile,
): Promise<boolean> {
  return await succeedGeneration(ctx, generation, 'Exported video', (tx) =>
    saveAsset(tx, generation.workspaceId, file),
  )
}
