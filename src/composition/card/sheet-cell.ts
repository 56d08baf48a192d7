import { SHEET_ROWS } from '#contract/asset.ts'
import type { Rectangle } from '../motion.ts'

/** Where a page lies on its sheet, in the sheet's own pixels (see `CardPages`). */
export function sheetCell(
  sheet: { width: number; height: number },
  pages: number,
  page: number,
  side: 'bare' | 'full',
): Rectangle {
  const width = sheet.width / (2 * Math.ceil(pages / SHEET_ROWS))
  const height = sheet.height / Math.min(pages, SHEET_ROWS)
  const column = 2 * Math.floor(page / SHEET_ROWS) + (side === 'full' ? 1 : 0)
  return { x: column * width, y: (page % SHEET_ROWS) * height, width, height }
}
