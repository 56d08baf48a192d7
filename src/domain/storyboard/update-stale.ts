import { randomUUID } from 'node:crypto'
import type { Generation } from '#contract/generation.ts'
import { type Scene, TRACK_KINDS, type TrackKind } from '#contract/scene.ts'
import { tracksToUpdate } from '#contract/tracks-to-update.ts'
import type { Transaction } from '#database/client.ts'
import type { AccountContext } from '../context.ts'
import { readPrice, requireAffordable } from '../credit/index.ts'
import { DomainError } from '../domain-error.ts'
import { lockStoryboard, presentGeneration, type StoryboardRow } from '../generation/index.ts'
import {
  OPERATION_OF,
  PROVIDER_OF,
  presentScenes,
  readScenes,
  requireOpen,
  type SceneRow,
  startTrack,
} from '../scene/index.ts'
import { NO_STORYBOARD, NOTHING_STALE } from './generate-all.ts'

type Part = { kind: TrackKind; scene: Scene; row: SceneRow }

/**
 * Makes again what is out of date in a storyboard, or in one of its scenes, and the clips made from it: voices
 * and images at once, a clip when those of its scene are there. All of it is held now, or nothing is started;
 * a clip that fits what was made for it is not made again and not charged.
 * @throws DomainError NOTHING_TO_GENERATE, REFUSED_IN_THIS_STATE, PRICE_UNKNOWN, and those of requireAffordable
 *   for the sum
 */
export async function updateStale(
  ctx: AccountContext,
  input: { id: string; sceneId?: string | undefined; maxCredits?: number | undefined },
): Promise<Generation[]> {
  const { id, sceneId, maxCredits } = input
  return await ctx.db.transaction(async (tx) => {
    const storyboard = await lockStoryboard(tx, ctx.userId, id, NO_STORYBOARD)
    requireOpen(storyboard)
    const parts = (await partsOf(tx, id)).filter(
      ({ scene }) => sceneId === undefined || scene.id === sceneId,
    )
    if (parts.length === 0) throw new DomainError('NOTHING_TO_GENERATE', NOTHING_STALE)
    const prices = await requireAffordableParts(ctx, tx, { id, parts, maxCredits })
    const started: Generation[] = []
    for (const kind of TRACK_KINDS) {
      const batch = { parts, kind, maxCredits: prices.get(kind) }
      started.push(...(await startKind(ctx, tx, storyboard, batch)))
    }
    return started
  })
}

async function partsOf(tx: Transaction, storyboardId: string): Promise<Part[]> {
  const rows = new Map((await readScenes(tx, storyboardId)).map((row) => [row.id, row]))
  return (await presentScenes(tx, storyboardId)).flatMap((scene) => {
    const row = rows.get(scene.id)
    return row ? tracksToUpdate(scene).map((kind) => ({ kind, scene, row })) : []
  })
}

/** @returns the price of one of each kind, which no part may exceed any more. */
async function requireAffordableParts(
  { userId }: AccountContext,
  tx: Transaction,
  { id, parts, maxCredits }: { id: string; parts: Part[]; maxCredits?: number | undefined },
): Promise<Map<TrackKind, number>> {
  const prices = new Map<TrackKind, number>()
  for (const kind of new Set(parts.map((part) => part.kind))) {
    prices.set(kind, await readPrice(tx, OPERATION_OF[kind]))
  }
  const amount = parts.reduce((sum, { kind }) => sum + (prices.get(kind) ?? 0), 0)
  const operation = OPERATION_OF[parts.at(-1)?.kind ?? 'clip']
  await requireAffordable(tx, { userId, storyboardId: id, operation, amount, maxCredits })
  return prices
}

async function startKind(
  ctx: AccountContext,
  tx: Transaction,
  storyboard: StoryboardRow,
  { parts, kind, maxCredits }: { parts: Part[]; kind: TrackKind; maxCredits: number | undefined },
): Promise<Generation[]> {
  const { voiceId, imageStyle } = storyboard
  const choice = { kind, voiceId, imageStyle, maxCredits, batchId: randomUUID() }
  const pauseMs = ctx.studio[PROVIDER_OF[kind]].pauseBetweenMs ?? 0
  const started: Generation[] = []
  for (const { scene, row } of parts.filter((part) => part.kind === kind)) {
    const awaitsInput = kind === 'clip' && isInputDue(scene, parts)
    const item = { ...choice, awaitsInput, afterMs: started.length * pauseMs }
    started.push(presentGeneration(await startTrack(ctx, tx, storyboard, row, item)))
  }
  return started
}

/** Whether what a scene's clip is made from is being made, since before or since just now. */
function isInputDue(scene: Scene, parts: Part[]): boolean {
  const isRunning = [scene.voice, scene.image].some(({ status }) => status === 'processing')
  return isRunning || parts.some((part) => part.scene === scene && part.kind !== 'clip')
}
