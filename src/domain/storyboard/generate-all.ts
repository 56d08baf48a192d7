import { randomUUID } from 'node:crypto'
import type { Generation } from '#contract/generation.ts'
import type { TrackKind } from '#contract/scene.ts'
import type { BatchScope } from '#contract/storyboard.ts'
import type { Transaction } from '#database/client.ts'
import type { AccountContext } from '../context.ts'
import { readPrice, requireAffordable } from '../credit/index.ts'
import { DomainError } from '../domain-error.ts'
import { lockStoryboard, presentGeneration } from '../generation/index.ts'
import {
  isStale,
  OPERATION_OF,
  PROVIDER_OF,
  readScenes,
  readTakesInUse,
  requireOpen,
  type SceneRow,
  startTrack,
} from '../scene/index.ts'

const NOTHING_FOUND = {
  voice: /*i18n*/ 'No scenes with voice text found',
  image: /*i18n*/ 'No scenes with prompts found',
  clip: /*i18n*/ 'No scenes with images found to generate videos for',
} as const

export const NO_STORYBOARD = /*i18n*/ 'Cannot generate media: the storyboard was not found'
export const NOTHING_STALE = /*i18n*/ 'Nothing is out of date'

/**
 * Starts one kind of asset for every eligible scene: all of them are held and queued, or none.
 * @throws DomainError NOTHING_TO_GENERATE, REFUSED_IN_THIS_STATE, PRICE_UNKNOWN, and those of requireAffordable
 *   for the sum
 */
export async function generateAll(
  ctx: AccountContext,
  input: { id: string; kind: TrackKind; scenes: BatchScope; maxCredits?: number | undefined },
): Promise<Generation[]> {
  const { id, kind } = input
  return await ctx.db.transaction(async (tx) => {
    const storyboard = await lockStoryboard(tx, ctx.userId, id, NO_STORYBOARD)
    requireOpen(storyboard)
    const choice = { kind, batchId: randomUUID() }
    const scenes = await readScenes(tx, id)
    const asked = await withinScope(tx, scenes, input)
    const eligible = asked.filter((scene) => isReady(scene, kind))
    if (eligible.length === 0) {
      const isRunning = scenes.some((scene) => scene[`${kind}Status`] === 'processing')
      if (isRunning) throw new DomainError('ALREADY_RUNNING')
      const reason = input.scenes === 'stale' ? NOTHING_STALE : NOTHING_FOUND[kind]
      throw new DomainError('NOTHING_TO_GENERATE', reason)
    }
    const price = await requireAffordableBatch(ctx, tx, { ...input, count: eligible.length })
    const started: Generation[] = []
    const pauseMs = ctx.studio[PROVIDER_OF[kind]].pauseBetweenMs ?? 0
    for (const [index, scene] of eligible.entries()) {
      const item = { ...choice, afterMs: index * pauseMs, maxCredits: price }
      started.push(presentGeneration(await startTrack(ctx, tx, storyboard, scene, item)))
    }
    return started
  })
}

/** @returns the price of one, which no item may exceed any more. */
async function requireAffordableBatch(
  { userId }: AccountContext,
  tx: Transaction,
  batch: { id: string; kind: TrackKind; count: number; maxCredits?: number | undefined },
): Promise<number> {
  const { id: storyboardId, kind, count, maxCredits } = batch
  const operation = OPERATION_OF[kind]
  const price = await readPrice(tx, operation)
  const amount = price * count
  await requireAffordable(tx, { userId, storyboardId, operation, amount, maxCredits })
  return price
}

async function withinScope(
  tx: Transaction,
  scenes: SceneRow[],
  { kind, scenes: scope }: { kind: TrackKind; scenes: BatchScope },
): Promise<SceneRow[]> {
  if (scope === 'all') return scenes
  if (scope === 'missing') return scenes.filter((scene) => !scene[`${kind}TakeId`])
  const inUse = await readTakesInUse(tx, scenes)
  return scenes.filter((scene) => {
    const used = inUse.get(scene[`${kind}TakeId`] ?? '')
    return isStale(scene, kind, used, inUse.get(scene.imageTakeId ?? '')?.asset.id)
  })
}

function isReady(scene: SceneRow, kind: TrackKind): boolean {
  if (scene[`${kind}Status`] === 'processing') return false
  switch (kind) {
    case 'voice':
      return scene.voiceOverText.trim() !== ''
    case 'image':
      return scene.imagePrompt.trim() !== ''
    case 'clip':
      return (
        scene.imageTakeId !== null &&
        scene.imageStatus !== 'processing' &&
        scene.videoPrompt.trim() !== ''
      )
  }
}
