import type { AspectRatio, ImageStyle } from '#contract/options.ts'
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
  return {
    frame,
    marks: card.type === 'compare' ? composeComparison(card, setting) : inTheMiddle(card, setting),
    isQuestion: card.type === 'question',
    place: card.type === 'place' ? card.name : null,
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
