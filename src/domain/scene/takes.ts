import { and, desc, eq } from 'drizzle-orm'
import type { Scene, Take, TrackKind } from '#contract/scene.ts'
import type { Transaction } from '#database/client.ts'
import { assets, generations, takes } from '#database/schema/index.ts'
import { announceStoryboard } from '../announce.ts'
import { presentAsset, type StoredFile, saveAsset } from '../asset/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { readSpeech } from '../pronunciations.ts'
import { changeScenes } from './edit/edit-scenes.ts'
import { presentOneScene } from './present-scenes.ts'
import { findScene, lockScene, readTakesInUse, requireOpen, type SceneRow } from './read-scenes.ts'
import { sourceOf } from './stale-takes.ts'

/** A scene's takes of every kind, also those whose file was deleted, the newest first. @throws DomainError NOT_FOUND */
export async function listTakes(ctx: WorkspaceContext, { id }: { id: string }): Promise<Take[]> {
  const scene = await findScene(ctx, id)
  const rows = await ctx.db
    .select({
      take: takes,
      asset: assets,
      request: generations.request,
      provider: generations.provider,
    })
    .from(takes)
    .leftJoin(assets, eq(takes.assetId, assets.id))
    .leftJoin(generations, eq(takes.generationId, generations.id))
    .where(eq(takes.sceneId, id))
    .orderBy(desc(takes.createdAt), desc(takes.id))
  return rows.map(({ take, asset, request, provider }) => ({
    id: take.id,
    kind: take.kind,
    asset: asset && presentAsset(asset),
    deletedAt: take.deletedAt,
    isInUse: isInUse(scene, take.id),
    madeFrom: madeFrom(request),
    voiceId: take.voiceId,
    // Words set in type are made by no model, whichever was chosen.
    model: request?.['cardText'] === undefined ? provider : null,
    seed: take.kind === 'image' ? seedOf(ctx, request, provider) : null,
    createdAt: take.createdAt,
  }))
}

function isInUse(scene: SceneRow, takeId: string): boolean {
  return [scene.voiceTakeId, scene.imageTakeId, scene.clipTakeId].includes(takeId)
}

function madeFrom(request: Record<string, unknown> | null): string | null {
  const words = request?.['text'] ?? request?.['cardText'] ?? request?.['prompt']
  return typeof words === 'string' ? words : null
}

function seedOf(
  { models }: WorkspaceContext,
  request: Record<string, unknown> | null,
  provider: string | null,
): number | null {
  if (models.named('illustrator', provider ?? '')?.ignoresSeed) return null
  const seed = request?.['seed']
  return typeof seed === 'number' ? seed : null
}

/** Puts one of a scene's takes to use again; it costs nothing and can be undone. @throws DomainError NOT_FOUND, REFUSED_IN_THIS_STATE */
export async function chooseTake(
  ctx: WorkspaceContext,
  { id, takeId }: { id: string; takeId: string },
): Promise<Scene> {
  return await ctx.db.transaction(async (tx) => {
    const { storyboard } = await lockScene(ctx, tx, id)
    requireOpen(storyboard)
    const [found] = await tx
      .select()
      .from(takes)
      .innerJoin(assets, eq(takes.assetId, assets.id))
      .where(and(eq(takes.id, takeId), eq(takes.sceneId, id)))
    if (!found) throw new DomainError('NOT_FOUND')
    await changeScenes(tx, storyboard, {
      type: 'take',
      sceneId: id,
      kind: found.takes.kind,
      takeId,
      durationMs: found.assets.durationMs ?? 0,
    })
    return await presentOneScene(tx, storyboard, id)
  })
}

/**
 * Lets the take in use stand for the scene as it is now, though it was made from something else; free. The next
 * change of that makes it out of date again. @throws DomainError NOT_FOUND, REFUSED_IN_THIS_STATE
 */
export async function keepTake(
  ctx: WorkspaceContext,
  { id, kind }: { id: string; kind: TrackKind },
): Promise<Scene> {
  return await ctx.db.transaction(async (tx) => {
    const { scene, storyboard } = await lockScene(ctx, tx, id)
    requireOpen(storyboard)
    const inUse = await readTakesInUse(tx, [scene])
    const takeId = scene[`${kind}TakeId`]
    if (!takeId) throw new DomainError('NOT_FOUND')
    const speech = await readSpeech(tx, storyboard.id)
    await tx
      .update(takes)
      .set({ keptFor: sourceOf(storyboard, scene, kind, inUse, speech) })
      .where(eq(takes.id, takeId))
    await announceStoryboard(tx, storyboard)
    return await presentOneScene(tx, storyboard, id)
  })
}

export type UploadedTake = {
  sceneId: string
  kind: TrackKind
  file: StoredFile
  /** The item of the library that it was made of. */
  fromAssetId?: string | null
}

/**
 * Puts somebody's own picture, recording or video to use in a scene: a take like any other, and free. It can be
 * undone like an edit, and never completes a storyboard.
 * @throws DomainError NOT_FOUND, REFUSED_IN_THIS_STATE before anything is written
 */
export async function saveUploadedTake(
  ctx: WorkspaceContext,
  tx: Transaction,
  { sceneId, kind, file, fromAssetId }: UploadedTake,
): Promise<void> {
  const { storyboard } = await lockScene(ctx, tx, sceneId)
  requireOpen(storyboard)
  const assetId = await saveAsset(tx, ctx.workspaceId, file)
  const [take] = await tx.insert(takes).values({ sceneId, kind, assetId, fromAssetId }).returning()
  if (!take) throw new Error('The take was not saved.')
  const durationMs = file.durationMs ?? 0
  await changeScenes(tx, storyboard, { type: 'take', sceneId, kind, takeId: take.id, durationMs })
}
