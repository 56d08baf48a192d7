import { and, desc, eq } from 'drizzle-orm'
import { type Export, ExportSettings } from '#contract/export.ts'
import { assets, generations } from '#database/schema/index.ts'
import { presentAsset } from '../asset/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { presentGeneration } from '../generation/index.ts'
import { findStoryboard } from '../storyboard/index.ts'

const SHOWN = 50

/** A storyboard's newest exports, the last asked for first. @throws DomainError NOT_FOUND */
export async function listExports(
  ctx: WorkspaceContext,
  input: { storyboardId: string },
): Promise<Export[]> {
  const { id } = await findStoryboard(ctx, input.storyboardId)
  const rows = await ctx.db
    .select({ generation: generations, asset: assets })
    .from(generations)
    .leftJoin(assets, eq(assets.id, generations.assetId))
    .where(and(eq(generations.storyboardId, id), eq(generations.kind, 'export')))
    .orderBy(desc(generations.createdAt))
    .limit(SHOWN)
  return rows.map(({ generation, asset }) => ({
    generation: presentGeneration(generation),
    settings: ExportSettings.parse(generation.request),
    asset: asset ? presentAsset(asset) : null,
  }))
}
