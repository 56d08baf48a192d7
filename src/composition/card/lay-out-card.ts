import type { AspectRatio, ImageStyle } from '#contract/options.ts'
import { isRightToLeft } from '../caption-script.ts'
import type { Card } from './card.ts'
import { CARD_FRAMES, CARD_LOOKS, type CardFrame } from './card-look.ts'
import type { Block, CardMark } from './card-marks.ts'
import { composeCard } from './compose-card.ts'
import { composeComparison } from './compose-comparison.ts'
import type { MeasureCard } from './fit-text.ts'
import type { Setting } from './text-block.ts'

export type CardLayout = {
  frame: CardFrame
  /** In the order in which they are drawn. */
  marks: CardMark[]
  /** Its words begin at the right; so its ground is turned over, too. */
  isRightToLeft: boolean
  /** A question mark as large as the frame, behind the words. */
  isQuestion: boolean
  /** Height lines, seeded by this name, in the place of another form. */
  place: string | null
}

const SQUEEZE_STEP = 0.07
const SQUEEZE_MIN = 0.5

/** Sets a card in type: everything as large as its place allows, flush left, in the middle of the area. */
export function layOutCard(
  card: Card,
  { style, aspectRatio }: { style: ImageStyle; aspectRatio: AspectRatio },
  measure: MeasureCard,
): CardLayout {
  const frame = CARD_FRAMES[aspectRatio]
  const { area } = frame
  const setting: Setting = {
    look: CARD_LOOKS[style],
    frame,
    width: (area.x1 - area.x0) * frame.width,
    height: (area.y1 - area.y0) * frame.height,
    s: frame.smallest,
    squeeze: 1,
    measure,
  }
  const marks =
    card.type === 'compare' ? composeComparison(card, setting) : inTheMiddle(card, setting)
  const isLeftwards = isRightToLeft(textOf(marks))
  return {
    frame,
    marks: isLeftwards ? mirrored(marks, setting) : marks,
    isRightToLeft: isLeftwards,
    isQuestion: card.type === 'question',
    place: card.type === 'place' ? card.name : null,
  }
}

function textOf(marks: CardMark[]): string {
  return marks.map((mark) => (mark.kind === 'text' ? mark.text : '')).join(' ')
}

/** What is read from the right begins there; each word is written from the right by itself. */
function mirrored(marks: CardMark[], { frame, measure }: Setting): CardMark[] {
  return marks.map((mark) => ({ ...mark, x: frame.width - mark.x - widthOf(mark, measure) }))
}

function widthOf(mark: CardMark, measure: MeasureCard): number {
  switch (mark.kind) {
    case 'text':
      return measure(mark.text, mark.face) * mark.size
    case 'glyph':
      return mark.size
    case 'dot':
      return 0
    default:
      return mark.width
  }
}

function inTheMiddle(card: Exclude<Card, { type: 'compare' }>, setting: Setting): CardMark[] {
  const { area, width, height } = setting.frame
  let block: Block = composeCard(card, setting)
  for (let squeeze = 1; block.height > setting.height && squeeze > SQUEEZE_MIN; ) {
    squeeze -= SQUEEZE_STEP
    block = composeCard(card, { ...setting, squeeze })
  }
  const top = area.y0 * height + Math.max(0, (setting.height - block.height) / 2)
  return block.place(area.x0 * width, top)
}
