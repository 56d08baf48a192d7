import type { CardFrame, CardLook } from './card-look.ts'
import type { Block, CardMark, Ink } from './card-marks.ts'
import { type FitRequest, type FittedText, fitText, type MeasureCard } from './fit-text.ts'

/** What the layout of one card works with. */
export type Setting = {
  look: CardLook
  frame: CardFrame
  /** Of the type area. */
  width: number
  height: number
  /** The smallest text, in pixels. */
  s: number
  /** 1, or less where a card would be too tall: display type and gaps give way, the smallest text does not. */
  squeeze: number
  measure: MeasureCard
}

export type TextOptions = Partial<FitRequest> & { ink?: Ink }
export type TextBlock = Block & { fitted: FittedText }

const CAP_MIDDLE = 0.36

/** Display type, as large as fits. */
export function display(setting: Setting, text: string, options: TextOptions = {}): TextBlock {
  const { look, s, squeeze } = setting
  const { ink = 'text', max = s * 2.6, ...asked } = options
  const request: FitRequest = {
    maxWidth: setting.width,
    maxHeight: setting.height,
    min: s,
    maxLines: 9,
    weight: look.weight,
    cuts: look.cuts,
    tracking: look.tracking,
    leading: 'display',
    marksKey: false,
    ...asked,
    max: Math.max(asked.min ?? s, max * squeeze),
  }
  return blockOf(setting, fitText(text, request, setting.measure), ink)
}

/** Text that goes with the display type. */
export function plain(setting: Setting, text: string, options: TextOptions = {}): TextBlock {
  const { look, s } = setting
  const asText = { weight: look.softWeight, leading: 'text', cuts: [100, 87.5, 75] } as const
  return display(setting, text, {
    ...asText,
    cuts: [...asText.cuts],
    max: s * 1.25,
    ink: 'soft',
    ...options,
  })
}

function blockOf(setting: Setting, fitted: FittedText, ink: Ink): TextBlock {
  const { width, height, size, lineHeight } = fitted
  const place = (x: number, y: number) =>
    fitted.lines.flatMap((line, index) => {
      const baseline = y + (index + 0.5) * size * lineHeight + CAP_MIDDLE * size
      return placeLine(setting, fitted, line, { x, y: baseline, ink })
    })
  return { width, height, place, fitted }
}

function placeLine(
  { look, measure }: Setting,
  { face, size }: FittedText,
  line: FittedText['lines'][number],
  at: { x: number; y: number; ink: Ink },
): CardMark[] {
  const space = measure('\u00a0', face) * size
  let left = at.x
  return line.flatMap((unit) => {
    const width = measure(unit.text, face) * size
    const x = left
    left += width + (unit.isSpaced ? space : 0)
    const text = { kind: 'text', text: unit.text, x, y: at.y, size, face } as const
    if (!unit.isKey) return [{ ...text, ink: at.ink }]
    if (look.mark === 'colour') return [{ ...text, ink: 'accent' }]
    return [
      underKey(look.mark, text.text, { x, y: at.y, width, size, face }),
      { ...text, ink: 'onAccent' },
    ]
  })
}

type Placed = { x: number; y: number; width: number; size: number; face: FittedText['face'] }

/** The wax stroke or block of colour behind a key word; it reaches past its letters, and over its accents. */
function underKey(
  mark: 'wax' | 'block',
  text: string,
  { x, y, width, size, face }: Placed,
): CardMark {
  const side = face.script === 'ja' ? 0.015 : 0.12
  const [over, under] = { latin: [0.83, 0.14], vi: [0.98, 0.2], ja: [0.88, 0.14] }[face.script] as [
    number,
    number,
  ]
  const area = {
    x: x - side * size,
    y: y - over * size,
    width: width + 2 * side * size,
    height: (over + under) * size,
  }
  if (mark === 'wax') return { kind: 'wax', ...area, seed: text.length * 977 + 13 }
  return { kind: 'box', ...area, ink: 'accent', opacity: 1, radius: 0 }
}
