import { eq } from 'drizzle-orm'
import type { Told } from '#contract/words/told.ts'
import { directImages } from '#database/schema/index.ts'
import { announceMedia } from '../announce.ts'
import { type StoredFile, saveAsset } from '../asset/index.ts'
import type { Context } from '../context.ts'
import { type GenerationRow, succeedGeneration } from '../generation/index.ts'

/**
 * Ends the drawing of a picture of the library: it is there, and paid for.
 * @param freeBecause what the user reads when it is another than the one asked for.
 * @returns false when the generation had ended meanwhile and nothing was saved.
 */
export async function saveDirectImage(
  ctx: Context,
  generation: GenerationRow,
  file: StoredFile,
  freeBecause?: Told,
): Promise<boolean> {
  const { id, workspaceId } = generation
  const receipt = freeBecause === undefined ? 'Generated image' : { freeBecause }
  return await succeedGeneration(ctx, generation, receipt, async (tx) => {
    const assetId = await saveAsset(tx, workspaceId, file)
    await tx.update(directImages).set({ assetId }).where(eq(directImages.generationId, id))
    await announceMedia(tx, { workspaceId }, null)
    return assetId
  })
}
