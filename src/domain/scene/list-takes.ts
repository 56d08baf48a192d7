import { desc, eq } from 'drizzle-orm'
import type { Take } from '#contract/scene.ts'
import { assets, generations, takes } from '#database/schema/index.ts'
import { presentAsset } from '../asset/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { findScene } from './find-scene.ts'
import type { SceneRow } from './scene-row.ts'

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
