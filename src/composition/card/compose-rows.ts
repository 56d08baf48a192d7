import type { Card } from './card.ts'
import { type Block, box, column, gap, inset, row, wide } from './card-marks.ts'
import { display, plain, type Setting } from './text-block.ts'

/** A hairline over each point; all points are of one size. */
export function composeList(
  { title, items }: Extract<Card, { type: 'list' }>,
  setting: Setting,
): Block {
  const { s, squeeze, width, height, look } = setting
  const isShort = items.length <= 3
  const aside = s * (isShort ? 1.7 : 1.35)
  const padding = s * (isShort ? 0.34 : 0.16) * squeeze
  const heading = display(setting, title, {
    max: s * (isShort ? 2.3 : 1.75),
    maxHeight: height * 0.3,
    maxLines: 3,
  })
  const room = {
    maxWidth: width - aside,
    maxHeight: (height - heading.height - s * 0.5) / items.length - 2 * padding,
    maxLines: 2,
    ink: 'text' as const,
  }
  const fitted = items.map(
    (item) => plain(setting, item, { ...room, max: s * (isShort ? 1.8 : 1.35) }).fitted,
  )
  const size = Math.min(...fitted.map((one) => one.size))
  const cuts = [Math.min(...fitted.map((one) => one.face.cut)), 75]
  const points = items.map((item, index) => {
    const max = size / squeeze
    const text = plain(setting, item, { ...room, cuts, max, min: Math.min(s, size) })
    const numeral = plain(setting, String(index + 1), {
      max,
      maxLines: 1,
      weight: look.weight,
      ink: 'text',
    })
    return column([
      box(width, Math.max(3, s * 0.045), { opacity: 0.38 }),
      inset(row([wide(numeral, aside), text], 0), { top: padding, bottom: padding }),
    ])
  })
  return column([heading, gap(s * 0.5 * squeeze), ...points])
}

/** A line with a dot for each year: from the left in a wide frame, else from above. */
export function composeTimeline(
  { items }: Extract<Card, { type: 'timeline' }>,
  setting: Setting,
): Block {
  const { s, squeeze, frame, width, height } = setting
  const isWide = frame.width > frame.height
  const [radius, stroke] = [s * 0.36, Math.max(4, s * 0.08)]
  const dot: Block = {
    width: radius * 2,
    height: radius * 2,
    place: (x, y) => [{ kind: 'dot', x: x + radius, y: y + radius, radius, ink: 'accent', stroke }],
  }
  const room = isWide ? width / 3 - s * 0.4 : width - s * 1.3
  const entries = items.map(({ year, text }) => ({
    year: display(setting, year, {
      max: s * (isWide ? 2.4 : 1.9),
      maxWidth: room,
      leading: 1,
      maxLines: 1,
    }),
    text: plain(setting, text, {
      max: s * 1.12,
      maxWidth: room,
      ink: 'text',
      maxLines: isWide ? 5 : 2,
      maxHeight: height * 0.5,
    }),
  }))
  const thick = Math.max(4, s * 0.07)
  if (isWide) {
    const columns = entries.map((entry) =>
      wide(column([dot, gap(s * 0.4), entry.year, gap(s * 0.1), entry.text]), room),
    )
    const all = row(columns, s * 0.6)
    const axis = box(all.width, thick)
    return {
      ...all,
      place: (x, y) => [...axis.place(x, y + radius - thick / 2), ...all.place(x, y)],
    }
  }
  const rows = entries.map(({ year, text }, index) => {
    const at = Math.max(0, (year.height - radius * 2) / 2)
    const block = row([inset(dot, { top: at }), column([year, text])], s * 0.58)
    return inset(block, { bottom: index < entries.length - 1 ? s * 0.4 * squeeze : 0 })
  })
  const all = column(rows)
  const axis = box(thick, all.height - s)
  return {
    ...all,
    place: (x, y) => [...axis.place(x + radius - thick / 2, y + s * 0.5), ...all.place(x, y)],
  }
}
