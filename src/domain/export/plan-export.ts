import { tell } from '#contract/words/told.ts'
import { eq } from 'drizzle-orm'
import { ExportSettings } from '#contract/export.ts'
import { storyboards } from '#database/schema/index.ts'
import type { AssetRow } from '../asset/index.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import type { GenerationRow, StoryboardRow } from '../generation/index.ts'
import { readScenes, readTakesInUse, type SceneRow } from '../scene/index.ts'

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
