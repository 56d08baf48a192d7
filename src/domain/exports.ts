import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { type Export, ExportSettings } from '#contract/export.ts'
import { UNFINISHED_STATES } from '#contract/generation.ts'
import { tell } from '#contract/words/told.ts'
import type { Transaction } from '#database/client.ts'
import { assets, generations, storyboards } from '#database/schema/index.ts'
import { requireExportRoom } from './account-limits.ts'
import { type AssetRow, presentAsset, type StoredFile, saveAsset } from './asset/index.ts'
import type { Context, WorkspaceContext } from './context.ts'
import { DomainError } from './domain-error.ts'
import {
  type GenerationRow,
  lockStoryboard,
  presentGeneration,
  type StoryboardRow,
  startGeneration,
  succeedGeneration,
} from './generation/index.ts'
import { requireResolution } from './plans.ts'
import { readScenes, readTakesInUse, type SceneRow } from './scene/index.ts'
import { findStoryboard } from './storyboard/index.ts'

/**
 * Starts rendering the finished video of a storyboard in any state; free of charge. While the same export
 * is under way, that one is the answer.
 * @throws DomainError NOT_FOUND, FORBIDDEN beyond the plan, REFUSED_IN_THIS_STATE when many are being made already
 */
export async function requestExport(
  ctx: WorkspaceContext,
  input: { storyboardId: string } & ExportSettings,
): Promise<Export> {
  const settings = ExportSettings.parse(input)
  return await ctx.db.transaction(
    async (tx) => await startExport(ctx, tx, input.storyboardId, settings),
  )
}

/** @throws DomainError those of requestExport */
export async function startExport(
  ctx: WorkspaceContext,
  tx: Transaction,
  storyboardId: string,
  settings: ExportSettings,
): Promise<Export> {
  const { id } = await lockStoryboard(tx, ctx.workspaceId, storyboardId)
  const running = await findRunning(tx, id, settings)
  if (running) return { generation: presentGeneration(running), settings, asset: null }
  await requireResolution(ctx, tx, settings.resolution)
  await requireExportRoom(ctx, tx)
  const generation = await startGeneration(ctx, tx, {
    kind: 'export',
    storyboardId: id,
    request: settings,
  })
  return { generation: presentGeneration(generation), settings, asset: null }
}

async function findRunning(
  tx: Transaction,
  storyboardId: string,
  settings: ExportSettings,
): Promise<GenerationRow | undefined> {
  const [running] = await tx
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.storyboardId, storyboardId),
        eq(generations.kind, 'export'),
        inArray(generations.state, UNFINISHED_STATES),
        sql`${generations.request} = ${JSON.stringify(settings)}::jsonb`,
      ),
    )
  return running
}

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

export type PlannedScene = {
  scene: SceneRow
  voice: AssetRow | null
  image: AssetRow | null
  clip: AssetRow | null
}

export type ExportPlan = {
  storyboard: StoryboardRow
  settings: ExportSettings
  scenes: PlannedScene[]
}

/** Everything a finished video is made of, as it stands now. @throws DomainError NOT_FOUND */
export async function planExport(ctx: Context, generation: GenerationRow): Promise<ExportPlan> {
  return await ctx.db.transaction(
    async (tx) => {
      const [storyboard] = await tx
        .select()
        .from(storyboards)
        .where(eq(storyboards.id, generation.storyboardId ?? ''))
      if (!storyboard) throw new DomainError('NOT_FOUND', tell('storyboard-not-found'))
      const rows = await readScenes(tx, storyboard.id)
      const inUse = await readTakesInUse(tx, rows)
      const assetOf = (takeId: string | null) => inUse.get(takeId ?? '')?.asset ?? null
      return {
        storyboard,
        settings: ExportSettings.parse(generation.request),
        scenes: rows.map((scene) => ({
          scene,
          voice: assetOf(scene.voiceTakeId),
          image: assetOf(scene.imageTakeId),
          clip: assetOf(scene.clipTakeId),
        })),
      }
    },
    // One snapshot: a take saved meanwhile is in the video whole or not at all.
    { isolationLevel: 'repeatable read' },
  )
}
