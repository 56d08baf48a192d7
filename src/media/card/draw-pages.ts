import type { Canvas } from '@napi-rs/canvas'
import { standingMarks } from '#composition/card/card-parts.ts'
import type { Told } from '#composition/card/choose-card.ts'
import { layOutPages } from '#composition/card/lay-out-pages.ts'
import { type CardPages, SHEET_ROWS } from '#contract/asset.ts'
import { cardMeasure, registerCardFaces } from './card-faces.ts'
import { type CardDrawing, drawPage, newCanvas } from './draw-card.ts'

type PagesDrawing = Omit<CardDrawing, 'card'> & { text: string; told: Told }

/** A scene's text set in type: its first page whole, and the sheet from which its pages are shown in time. */
export function drawPages({ text, told, style, aspectRatio, ...seeds }: PagesDrawing): {
  first: Canvas
  sheet: Canvas
  pages: CardPages
} {
  registerCardFaces()
  const { layouts, pages } = layOutPages(text, told, { style, aspectRatio }, cardMeasure())
  const cells = layouts.flatMap((layout, page) => {
    const [canvas, context] = newCanvas(layout.frame)
    drawPage(context, { layout, style, ...seeds }, standingMarks(layout.marks))
    const [full, fullContext] = newCanvas(layout.frame)
    drawPage(fullContext, { layout, style, ...seeds }, layout.marks)
    return [canvas, full].map((drawn, side) => ({
      drawn,
      x: (2 * Math.floor(page / SHEET_ROWS) + side) * layout.frame.width,
      y: (page % SHEET_ROWS) * layout.frame.height,
    }))
  })
  const [sheet, onSheet] = newCanvas({
    width: Math.max(...cells.map(({ drawn, x }) => x + drawn.width)),
    height: Math.max(...cells.map(({ drawn, y }) => y + drawn.height)),
  })
  for (const { drawn, x, y } of cells) onSheet.drawImage(drawn, x, y)
  return { first: (cells[1] as (typeof cells)[0]).drawn, sheet, pages }
}
