import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Export, ExportSettings } from '#contract/export.ts'
import { UNFINISHED_STATES } from '#contract/generation.ts'
import type { Transaction } from '#database/client.ts'
import { generations } from '#database/schema/index.ts'
import type { WorkspaceContext } from '../context.ts'
import {
  type GenerationRow,
  lockStoryboard,
  presentGeneration,
  startGeneration,
} from '../generation/index.ts'
import { requireExportRoom } from '../limit/index.ts'
import { requireResolution } from '../plan/index.ts'

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
