import type { ScenePlan } from '#composition/scene-edit/scene-plan.ts'
import type { Transaction } from '#database/client.ts'
import { readScenes, readTakesInUse } from '../read-scenes.ts'

/** A storyboard's scenes as edits see them. */
export async function readScenePlan(tx: Transaction, storyboardId: string): Promise<ScenePlan[]> {
  const rows = await readScenes(tx, storyboardId)
  const inUse = await readTakesInUse(tx, rows)
  return rows.map((row) => {
    const voiceMs = inUse.get(row.voiceTakeId ?? '')?.asset.durationMs ?? 0
    return {
      id: row.id,
      plannedDurationMs: row.plannedDurationMs,
      voiceOverText: row.voiceOverText,
      imagePrompt: row.imagePrompt,
      videoPrompt: row.videoPrompt,
      emphasis: row.emphasis,
      voice: row.voiceTakeId ? { takeId: row.voiceTakeId, durationMs: voiceMs } : null,
      imageTakeId: row.imageTakeId,
      clipTakeId: row.clipTakeId,
    }
  })
}
