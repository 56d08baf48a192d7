import type { Word } from '#contract/asset.ts'
import type { AspectRatio } from '#contract/options.ts'
import { CAPTION_FAMILIES, type CaptionFamily } from './caption-font.ts'
import { CAPTION_EM, CAPTION_LOOKS, type CaptionLook } from './caption-look.ts'
import { pagesOf, type TimedUnit, type WordPage } from './caption-pages.ts'
import { isRightToLeft, isWrittenWithoutSpaces, scriptRuns } from './caption-script.ts'
import type { CaptionSettings } from './composition.ts'
import { SAFE_AREAS } from './safe-area.ts'
import type { MeasureText } from './text-width.ts'
import { lineWidth } from './wrap-lines.ts'

/** Padding of a box to the left and right of its text, in em. A word's box leaves its neighbours free. */
export const BOX_PADDING = { line: 0.26, word: 0.14 }

/** A page laid out in pixels of the finished video. Times count from the scene's start. */
export type CaptionPage = { startMs: number; endMs: number; emPx: number; lines: CaptionLine[] }

export type CaptionLine = {
  left: number
  width: number
  baseline: number
  /** Distances of the line's ink from its baseline: no glyph reaches further. */
  ascent: number
  descent: number
  rightToLeft: boolean
  words: CaptionWord[]
}

export type CaptionWord = Word & { left: number; width: number; isContinued: boolean }

/** The marks of one line seldom meet those of the next: lines may stand closer than their ink reaches. */
const LINE_PITCH = 0.93

export type CaptionFrame = {
  width: number
  height: number
  aspectRatio: AspectRatio
  settings: CaptionSettings
  language: string
}

/**
 * Lays out a scene's words inside the safe area. Long words shrink the page, to 60 % at most, and break
 * beyond that.
 *
 * @param sceneMs length of the scene: the last page ends with it at the latest.
 */
export function layoutCaptions(
  words: Word[],
  sceneMs: number,
  frame: CaptionFrame,
  measure: MeasureText,
): CaptionPage[] {
  if (frame.settings.style === 'off') return []
  const look = CAPTION_LOOKS[frame.settings.style]
  const shortSide = Math.min(frame.width, frame.height)
  const emPx = shortSide * CAPTION_EM[frame.aspectRatio] * look.size * (frame.settings.size / 100)
  const safe = SAFE_AREAS[frame.aspectRatio]
  const roomPx = frame.width * (1 - safe.left - safe.right)
  const widest = roomPx / emPx - 2 * marginOf(look)
  const widthOf = (text: string) =>
    scriptRuns(text, frame.language).reduce(
      (sum, run) => sum + measure(run.text, { family: run.family, weight: look.weight }),
      0,
    )
  const space = isWrittenWithoutSpaces(frame.language) ? 0 : widthOf(' ')
  return pagesOf(words, frame.language, widthOf, widest, sceneMs).map((page) => {
    const width = Math.max(...page.lines.map((line) => lineWidth(line, space)))
    const shrink = Math.min(1, widest / width)
    return place(page, emPx * shrink, space, look, frame)
  })
}

/** What a style draws around its glyphs, in em. */
function marginOf(look: CaptionLook): number {
  if (look.lineBox) return BOX_PADDING.line
  if (look.wordBox) return BOX_PADDING.word
  return (look.outline?.width ?? 0) + (look.shadow ? look.shadow.offset + look.shadow.blur : 0)
}

function place(
  page: WordPage,
  emPx: number,
  space: number,
  look: CaptionLook,
  frame: CaptionFrame,
): CaptionPage {
  const text = page.lines.flat().map((unit) => unit.text)
  const ink = inkOf(text.join(' '), frame.language)
  const pitch = (ink.ascent + ink.descent) * LINE_PITCH
  const margin = marginOf(look)
  const height = pitch * (page.lines.length - 1) + ink.ascent + ink.descent + 2 * margin
  const top = blockTop(frame, height * emPx) + margin * emPx
  const lines = page.lines.map((units, index) => ({
    ...placeWords(units, emPx, space, frame.width),
    baseline: top + (index * pitch + ink.ascent) * emPx,
    ascent: ink.ascent * emPx,
    descent: ink.descent * emPx,
  }))
  return { startMs: page.startMs, endMs: page.endMs, emPx, lines }
}

function blockTop(frame: CaptionFrame, heightPx: number): number {
  const safe = SAFE_AREAS[frame.aspectRatio]
  const top = frame.height * safe.top
  const bottom = frame.height * (1 - safe.bottom)
  const tops = {
    top,
    middle: Math.max(top, Math.min((frame.height - heightPx) / 2, bottom - heightPx)),
    lower: bottom - heightPx,
  }
  return tops[frame.settings.position]
}

function placeWords(units: TimedUnit[], emPx: number, space: number, frameWidth: number) {
  const rightToLeft = isRightToLeft(units.map((unit) => unit.text).join(' '))
  const width = lineWidth(units, space) * emPx
  const left = (frameWidth - width) / 2
  const words = units.map((unit, index) => {
    const before = lineWidth(units.slice(0, index + 1), space) * emPx - unit.width * emPx
    const own = unit.width * emPx
    return {
      text: unit.text,
      startMs: unit.startMs,
      endMs: unit.endMs,
      isContinued: unit.isContinued,
      width: own,
      left: rightToLeft ? left + width - before - own : left + before,
    }
  })
  return { left, width, rightToLeft, words }
}

/** Room for the tallest marks of a text's scripts, in em: stacked accents of Vietnamese, vowels of Arabic. */
function inkOf(text: string, language: string): { ascent: number; descent: number } {
  const families: CaptionFamily[] = scriptRuns(text, language).map((run) => run.family)
  const metrics = families.map((family) => CAPTION_FAMILIES[family])
  return {
    ascent: Math.max(...metrics.map((each) => each.inkAscent)),
    descent: Math.max(...metrics.map((each) => each.inkDescent)),
  }
}
