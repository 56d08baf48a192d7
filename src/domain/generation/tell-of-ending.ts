import { eq } from 'drizzle-orm'
import type { NotificationFacts } from '#contract/notification.ts'
import type { Transaction } from '#database/client.ts'
import { generations, scenes, storyboards } from '#database/schema/index.ts'
import { addNotification } from '../notifications.ts'
import type { GenerationRow } from './read.ts'
import { hasEnded } from './states.ts'

/**
 * Notifies whoever started it of what ended, in the transaction that ends it. A batch is told of once, when its
 * last part has ended; a single voice-over or image only when it failed, for they take seconds. What an admin stopped
 * is told of by itself, also of a batch, for it says who stopped it.
 */
export async function tellOfEnding(tx: Transaction, ended: GenerationRow): Promise<void> {
  const { startedBy: userId, workspaceId } = ended
  if (!userId) return
  const place = await placeOf(tx, ended)
  const { batchId } = ended
  const all = [
    batchId === null || isStoppedByAdmin(ended) ? factsOf(ended, place) : null,
    batchId === null ? null : await factsOfBatch(tx, ended, batchId, place),
  ]
  for (const facts of all) if (facts) await addNotification(tx, { userId, workspaceId }, facts)
}

type Place = { storyboardTitle: string | null; sceneNumber: number | null }

async function placeOf(tx: Transaction, ended: GenerationRow): Promise<Place> {
  const [storyboard] = ended.storyboardId
    ? await tx
        .select({ title: storyboards.title })
        .from(storyboards)
        .where(eq(storyboards.id, ended.storyboardId))
    : []
  const [scene] = ended.sceneId
    ? await tx.select().from(scenes).where(eq(scenes.id, ended.sceneId))
    : []
  return {
    storyboardTitle: storyboard?.title ?? null,
    sceneNumber: scene && !scene.removedAt ? scene.orderIndex + 1 : null,
  }
}

function isStoppedByAdmin({ state, failure }: GenerationRow): boolean {
  return state === 'cancelled' && failure?.code === 'stopped-by-admin'
}

function factsOf(ended: GenerationRow, place: Place): NotificationFacts | null {
  const { storyboardTitle, sceneNumber } = place
  if (ended.state === 'failed' || isStoppedByAdmin(ended)) {
    return {
      kind: 'generation-failed',
      generationKind: ended.kind,
      storyboardId: storyboardTitle === null ? null : ended.storyboardId,
      storyboardTitle,
      sceneNumber,
      failure: ended.failure,
    }
  }
  const { storyboardId } = ended
  if (ended.state !== 'succeeded' || storyboardTitle === null || !storyboardId) return null
  const of = { storyboardId, storyboardTitle, credits: ended.price }
  if (ended.kind === 'storyboard') {
    return { kind: 'storyboard-written', ...of, sampleReason: ended.failure }
  }
  if (ended.kind === 'clip' && sceneNumber) return { kind: 'clip-ready', ...of, sceneNumber }
  if (ended.kind === 'export' && ended.assetId) {
    return { kind: 'export-ready', ...of, generationId: ended.id, assetId: ended.assetId }
  }
  return null
}

async function factsOfBatch(
  tx: Transaction,
  ended: GenerationRow,
  batchId: string,
  { storyboardTitle }: Place,
): Promise<NotificationFacts | null> {
  const { kind, storyboardId } = ended
  if (kind === 'storyboard' || kind === 'export' || storyboardTitle === null || !storyboardId) {
    return null
  }
  const all = await tx.select().from(generations).where(eq(generations.batchId, batchId))
  if (all.some(({ state }) => !hasEnded(state))) return null
  const succeeded = all.filter(({ state }) => state === 'succeeded')
  const failed = all.filter(({ state }) => state === 'failed')
  if (succeeded.length + failed.length === 0) return null
  return {
    kind: 'batch-ended',
    storyboardId,
    storyboardTitle,
    track: kind,
    succeeded: succeeded.length,
    failed: failed.length,
    stopped: all.length - succeeded.length - failed.length,
    credits: succeeded.reduce((sum, { price }) => sum + price, 0),
  }
}
