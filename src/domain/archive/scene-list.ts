import type { SceneRow } from '../scene/index.ts'

const HEAD = ['Scene', 'Start', 'Seconds', 'Voice-over', 'Image prompt', 'Video prompt', 'Emphasis']
const BYTE_ORDER_MARK = '\uFEFF'

/** The scenes as a table (CSV, RFC 4180) that spreadsheets open with its letters whole. */
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
  return (
    BYTE_ORDER_MARK + [HEAD, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('')
  )
}

function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}

/** A text that begins like a formula is kept from being run as one. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
