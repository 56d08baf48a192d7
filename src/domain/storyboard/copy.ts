import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { AspectRatio } from '#contract/options.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { tell } from '#contract/words/told.ts'
import type { Transaction } from '#database/client.ts'
import { scenes, storyboards, takes } from '#database/schema/index.ts'
import { announceStoryboard } from '../announce.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { lockStoryboard } from '../generation/index.ts'
import { isInWork, readScenes, readTakesInUse, type SceneRow } from '../scene/index.ts'
import { presentStoryboard } from './read.ts'

/**
 * Makes another storyboard of one, in another shape: its scenes with their texts and voice-overs. Pictures and clips
 * are of the shape they were made in, and stay behind. The original is only read.
 * @throws DomainError NOT_FOUND, REFUSED_IN_THIS_STATE while something of it is being made
 */
export async function copyStoryboard(
  ctx: WorkspaceContext,
  { id, aspectRatio }: { id: string; aspectRatio: AspectRatio },
): Promise<Storyboard> {
  return await ctx.db.transaction(async (tx) => {
    const original = await lockStoryboard(tx, ctx.workspaceId, id)
    const rows = await readScenes(tx, id)
    // A voice-over that is on its way would be missing from the copy, and be paid for a second time.
    if (rows.some(isInWork)) {
      throw new DomainError('REFUSED_IN_THIS_STATE', tell('still-being-made-here'))
    }
    const isVoiced = rows.some(({ voiceTakeId }) => voiceTakeId !== null)
    const [copy] = await tx
      .insert(storyboards)
      .values({
        ...original,
        id: randomUUID(),
        aspectRatio,
        status: isVoiced ? 'processing' : 'draft',
        spendingCap: null,
        version: 0,
        createdAt: undefined,
        updatedAt: undefined,
      })
      .returning()
    if (!copy) throw new Error('The copy of a storyboard was not written.')
    await copyScenes(tx, rows, copy.id)
    await announceStoryboard(tx, copy)
    return await presentStoryboard(tx, copy)
  })
}

async function copyScenes(tx: Transaction, rows: SceneRow[], storyboardId: string): Promise<void> {
  const used = await readTakesInUse(tx, rows)
  for (const row of rows) {
    const { orderIndex, durationMs, plannedDurationMs, voiceOverText, imagePrompt } = row
    const { videoPrompt, emphasis } = row
    const texts = { voiceOverText, imagePrompt, videoPrompt, emphasis }
    const id = randomUUID()
    const voice = used.get(row.voiceTakeId ?? '')?.take
    const voiceTakeId = voice ? randomUUID() : null
    await tx.insert(scenes).values({
      id,
      storyboardId,
      orderIndex,
      durationMs,
      plannedDurationMs,
      ...texts,
      models: row.models,
      voiceStatus: voice ? 'complete' : 'pending',
    })
    if (!voice || !voiceTakeId) continue
    await tx.insert(takes).values({ ...voice, id: voiceTakeId, sceneId: id })
    await tx.update(scenes).set({ voiceTakeId }).where(eq(scenes.id, id))
  }
}
