import type { scenes, takes } from '#database/schema/index.ts'
import type { AssetRow } from '../asset/index.ts'

export type SceneRow = typeof scenes.$inferSelect
export type TakeInUse = {
  take: typeof takes.$inferSelect
  asset: AssetRow
  /** What it was made from; null for an uploaded image. */
  request: Record<string, unknown> | null
}
