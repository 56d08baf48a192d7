import { csvOf } from '#contract/csv.ts'
import type { SceneRow } from '../scene/index.ts'

const HEAD = ['Scene', 'Start', 'Seconds', 'Voice-over', 'Image prompt', 'Video prompt', 'Emphasis']

/** The scenes as a table. */
export function sceneList(rows: SceneRow[]): string {
  let startMs = 0
  const lines = rows.map((row) => {
    const start = startMs
    startMs += row.durationMs
    return [
      row.orderIndex + 1,
      clock(start),
      (row.durationMs / 1000).toFixed(1),
      row.voiceOverText,
      row.imagePrompt,
      row.videoPrompt,
      row.emphasis,
    ]
  })
  return csvOf([HEAD, ...lines])
}

function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}
