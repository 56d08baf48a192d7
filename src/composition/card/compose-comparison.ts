import type { Card, Compared } from './card.ts'
import { box, type CardMark, column, gap, type Ink } from './card-marks.ts'
import { display, plain, type Setting } from './text-block.ts'

/** The frame is split: the second half is inverted. Both sides are set alike, so that only the values differ. */
export function composeComparison(
  { first, second }: Extract<Card, { type: 'compare' }>,
  setting: Setting,
): CardMark[] {
  const { frame, s } = setting
  const { area } = frame
  const isWide = frame.width > frame.height
  const left = area.x0 * frame.width
  const top = area.y0 * frame.height
  const width = isWide ? frame.width * 0.38 : setting.width
  const height = isWide ? setting.height : setting.height / 2 - s * 0.5
  const room = { ...setting, width, height }
  const half = isWide
    ? { x: frame.width * 0.52, y: 0, width: frame.width * 0.48, height: frame.height }
    : { x: 0, y: top + setting.height / 2, width: frame.width, height: frame.height }
  const at = isWide
    ? { x: frame.width * 0.56, y: top }
    : { x: left, y: top + setting.height / 2 + s * 0.5 }
  const sizes = sizesOf([first, second], room)
  const side = (one: Compared, ink: Ink, x: number, y: number) => {
    const block = column([
      plain(room, one.label, { ink, max: sizes.label, min: Math.min(s, sizes.label), maxLines: 3 }),
      gap(s * 0.1),
      display(room, one.value, {
        ink,
        max: sizes.value,
        min: Math.min(s, sizes.value),
        maxLines: 1,
      }),
    ])
    return block.place(x, y + (height - block.height) / 2)
  }
  return [
    ...side(first, 'text', left, top),
    ...box(half.width, half.height, { ink: 'text' }).place(half.x, half.y),
    ...side(second, 'bg', at.x, at.y),
  ]
}

function sizesOf(sides: Compared[], setting: Setting) {
  const { s } = setting
  const labels = sides.map(({ label }) =>
    plain(setting, label, { max: s * 1.25, maxLines: 3, maxHeight: setting.height * 0.5 }),
  )
  const labelHeight = Math.max(...labels.map(({ height }) => height))
  const values = sides.map(({ value }) =>
    display(setting, value, {
      max: s * 5.4,
      maxLines: 1,
      maxHeight: setting.height - labelHeight - s * 0.2,
    }),
  )
  return {
    label: Math.min(...labels.map(({ fitted }) => fitted.size)),
    value: Math.min(...values.map(({ fitted }) => fitted.size)),
  }
}
