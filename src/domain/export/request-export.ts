import { type Export, ExportSettings } from '#contract/export.ts'
import type { AccountContext } from '../context.ts'
import { lockStoryboard, presentGeneration, startGeneration } from '../generation/index.ts'

/** Starts rendering the finished video of a storyboard in any state; free of charge. @throws DomainError NOT_FOUND */
export async function requestExport(
  ctx: AccountContext,
  input: { storyboardId: string } & ExportSettings,
): Promise<Export> {
  const settings = ExportSettings.parse(input)
  return await ctx.db.transaction(async (tx) => {
    const { id } = await lockStoryboard(tx, ctx.userId, input.storyboardId)
    const generation = await startGeneration(ctx, tx, {
      kind: 'export',
      storyboardId: id,
      request: settings,
    })
    return { generation: presentGeneration(generation), settings, asset: null }
  })
}
