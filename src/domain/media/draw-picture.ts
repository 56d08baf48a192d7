import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Generation } from '#contract/generation.ts'
import { MEDIA_TITLE_CHARACTERS } from '#contract/limits.ts'
import type { DirectImage } from '#contract/media.ts'
import { cutText } from '#contract/text.ts'
import type { Told } from '#contract/words/told.ts'
import { directImages } from '#database/schema/index.ts'
import { announceMedia } from '../announce.ts'
import { type StoredFile, saveAsset } from '../asset/index.ts'
import type { Context, WorkspaceContext } from '../context.ts'
import {
  type GenerationRow,
  KINDS,
  presentGeneration,
  startGeneration,
  startOneOnce,
  succeedGeneration,
} from '../generation/index.ts'
import type { ImageRequest } from '../scene/index.ts'

const SEEDS = 2 ** 31 - 1

type Input = DirectImage & { maxCredits?: number | undefined; requestId?: string | undefined }

/**
 * Has a picture drawn from a prompt, for the library and no scene. It stands there from the click on, without its
 * file. @throws DomainError those of startGeneration and startOnce
 */
export async function generateDirectImage(
  ctx: WorkspaceContext,
  input: Input,
): Promise<Generation> {
  const { prompt, aspectRatio, style, maxCredits, requestId } = input
  const asked = { operation: 'media/generateImage', requestId, input }
  return await startOneOnce(ctx, asked, async (tx) => {
    const request = { prompt, aspectRatio, style, seed: randomInt(SEEDS) } satisfies ImageRequest
    const { workspaceId } = ctx
    const generation = await startGeneration(ctx, tx, {
      kind: 'image',
      storyboardId: null,
      request,
      operation: KINDS.image.operation,
      maxCredits,
    })
    await tx.insert(directImages).values({
      workspaceId,
      title: input.title || cutText(prompt, MEDIA_TITLE_CHARACTERS),
      prompt,
      aspectRatio,
      styleType: style,
      generationId: generation.id,
    })
    await announceMedia(tx, { workspaceId }, null)
    return presentGeneration(generation)
  })
}

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
