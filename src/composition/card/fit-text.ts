import { breakLines } from './break-lines.ts'
import { type BreakUnit, breakUnits } from './break-units.ts'
import { type CardScript, scriptOf } from './spoken-words.ts'

export type CardFace = { weight: number; cut: number; tracking: number; script: CardScript }

/** Width of a text in em, in a face of the cards. */
export type MeasureCard = (text: string, face: CardFace) => number

export type FitRequest = {
  maxWidth: number
  maxHeight: number
  min: number
  max: number
  maxLines: number
  weight: number
  cuts: number[]
  tracking: number
  /** Of display type, or of text. */
  leading: 'display' | 'text' | number
  marksKey: boolean
}

export type FittedText = {
  size: number
  face: CardFace
  lineHeight: number
  lines: BreakUnit[][]
  width: number
  height: number
}

const LEADING: Record<CardScript, { display: number; text: number }> = {
  latin: { display: 1.02, text: 1.15 },
  vi: { display: 1.2, text: 1.28 },
  ja: { display: 1.2, text: 1.32 },
}
const STEP = 0.965
/** The last resort of a text that nobody could shorten: below this nothing is legible. */
const TINY = 0.2

/** The largest size in which a text fits, then the widest cut; a narrow, lighter one where a word is too long. */
export function fitText(text: string, request: FitRequest, measure: MeasureCard): FittedText {
  const script = scriptOf(text)
  const units = breakUnits(text, script, request.marksKey)
  const cuts = script === 'ja' && !/^[\d.,:% ]+$/u.test(text) ? [100] : request.cuts
  const at = (floor: number, ask: FitRequest, ofCuts: number[]) =>
    ofCuts
      .flatMap(
        (cut) => fitInCut(units, { ...ask, min: floor }, faceOf(cut, ask, script), measure) ?? [],
      )
      .toSorted((one, other) => other.score - one.score)[0]
  const narrow = { ...request, weight: Math.min(request.weight, 550), tracking: -0.04 }
  const tightest = script === 'ja' ? [100] : [75]
  const best =
    at(request.min, request, cuts) ??
    at(request.min, narrow, tightest) ??
    at(request.min * TINY, narrow, tightest)
  return (
    best?.fitted ?? asOneLine(units, faceOf(tightest[0] ?? 100, narrow, script), request, measure)
  )
}

function faceOf(cut: number, { weight, tracking }: FitRequest, script: CardScript): CardFace {
  return { weight, cut, tracking: script === 'ja' ? 0 : tracking, script }
}

function lineHeightOf({ leading }: FitRequest, { script }: CardFace): number {
  if (typeof leading === 'number') return Math.max(leading, script === 'vi' ? 1.1 : 0)
  return LEADING[script][leading]
}

function fitInCut(units: BreakUnit[], request: FitRequest, face: CardFace, measure: MeasureCard) {
  const widths = units.map(({ text }) => measure(text, face))
  const space = measure('\u00a0', face)
  const lineHeight = lineHeightOf(request, face)
  const widest = Math.max(0, ...widths)
  let best: { score: number; fitted: FittedText } | null = null
  for (let size = request.max; size >= request.min; size *= STEP) {
    if (best && best.score > size * 1.12) break
    const room = request.maxWidth / size
    const rows = Math.min(
      request.maxLines,
      Math.floor(request.maxHeight / (size * lineHeight) + 0.001),
    )
    if (widest > room || rows < 1) continue
    const broken = breakLines(units, { widths, space, room, maxLines: rows })
    if (!broken) continue
    const weight = units.length <= 4 ? 0.45 : 0.8
    const score = size * (face.cut / 100) ** 0.45 * (1 - weight * broken.cost)
    if (best && score <= best.score) continue
    const fitted = {
      size,
      face,
      lineHeight,
      lines: broken.lines,
      width: broken.widest * size,
      height: broken.lines.length * size * lineHeight,
    }
    best = { score, fitted }
  }
  return best
}

/** A word of hundreds of letters: as small as it must be. */
function asOneLine(
  units: BreakUnit[],
  face: CardFace,
  request: FitRequest,
  measure: MeasureCard,
): FittedText {
  const lineHeight = lineHeightOf(request, face)
  const text = units.map((unit) => unit.text).join(' ')
  const size = Math.min(request.min * TINY, request.maxWidth / Math.max(0.01, measure(text, face)))
  return {
    size,
    face,
    lineHeight,
    lines: [units],
    width: request.maxWidth,
    height: size * lineHeight,
  }
}
