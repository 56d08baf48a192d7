import type { Card } from './card.ts'
import { type Block, behind, box, column, gap, inset, padded, row } from './card-marks.ts'
import { composeList, composeTimeline } from './compose-rows.ts'
import { display, plain, type Setting } from './text-block.ts'

type Single = Exclude<Card, { type: 'compare' }>
type Of<Type extends Card['type']> = Extract<Card, { type: Type }>

/** One column of type. */
export function composeCard(card: Single, setting: Setting): Block {
  const { s } = setting
  switch (card.type) {
    case 'statement':
      return tall(setting, card.text, s * 3.3)
    case 'question':
      return tall(setting, card.text, s * 3.1)
    case 'quote':
      return composeQuote(card, setting)
    case 'number':
      return composeNumber(card, setting)
    case 'price':
      return composePrice(card, setting)
    case 'date':
      return composeDate(card, setting)
    case 'list':
      return composeList(card, setting)
    case 'step':
      return composeStep(card, setting)
    case 'define':
      return composeDefinition(card, setting)
    case 'timeline':
      return composeTimeline(card, setting)
    case 'place':
      return composePlace(card, setting)
    case 'end':
      return composeEnd(card, setting)
  }
}

function tall(setting: Setting, text: string, max: number): Block {
  return display(setting, text, { max, maxLines: 8, marksKey: true })
}

function rule({ s, width, squeeze }: Setting, share = 1): Block {
  const line = box(width * share, Math.max(4, s * 0.06), { opacity: 0.9 })
  return inset(line, { top: s * 0.42 * squeeze, bottom: s * 0.42 * squeeze })
}

function glyph(
  name: 'pin' | 'clock' | 'arrow',
  size: number,
  ink: 'text' | 'onAccent' = 'text',
): Block {
  return {
    width: size,
    height: size,
    place: (x, y) => [{ kind: 'glyph', glyph: name, x, y, size, ink }],
  }
}

function composeQuote({ text, source }: Of<'quote'>, setting: Setting): Block {
  const { s, squeeze, width, height } = setting
  const mark = display(setting, '“', { max: s * 4.6, leading: 0.5 })
  const from = plain(setting, source, { maxWidth: width - s * 1.25, max: s * 1.1 })
  return column([
    {
      ...mark,
      height: mark.fitted.size * 0.42,
      place: (x, y) => mark.place(x, y + mark.fitted.size * 0.16),
    },
    gap(s * 0.4 * squeeze),
    display(setting, text, {
      max: s * 2.4,
      maxHeight: height - s * 4,
      maxLines: 8,
      marksKey: true,
    }),
    gap(s * 0.6 * squeeze),
    row([box(s * 0.9, Math.max(4, s * 0.07)), from], s * 0.35, 'middle'),
  ])
}

function composeNumber({ value, unit, text }: Of<'number'>, setting: Setting): Block {
  const { s, squeeze, width, height, frame, look } = setting
  const isShort = unit !== '' && unit.length <= 2
  const figure = display(setting, value, {
    maxWidth: isShort ? width * 0.62 : width * (frame.width > frame.height ? 0.8 : 1),
    maxHeight: height * 0.5,
    max: s * 7.2,
    leading: 0.92,
    maxLines: 1,
    min: s * 1.6,
    cuts: look.cuts[0] === 125 ? look.cuts : [112.5, 100, 87.5, 75],
  })
  const size = figure.fitted.size
  const short = isShort
    ? row(
        [
          figure,
          inset(
            display(setting, unit, {
              max: (size * 0.46) / squeeze,
              maxLines: 1,
              leading: 1,
              ink: 'soft',
            }),
            { top: size * 0.1 },
          ),
        ],
        s * 0.12,
      )
    : column([figure, ...(unit ? [display(setting, unit, { max: s * 2, maxLines: 2 })] : [])])
  const share = unit === '%' ? Number.parseFloat(value.replace(',', '.')) / 100 : Number.NaN
  return column([
    short,
    share <= 1 ? shareBar(setting, share) : rule(setting),
    ...(text
      ? [plain(setting, text, { max: s * 1.5, ink: 'text', maxHeight: height * 0.4, maxLines: 5 })]
      : []),
  ])
}

/** How much of the whole a percentage is. */
function shareBar({ s, width, squeeze }: Setting, share: number): Block {
  const [height, stroke] = [s * 0.36, Math.max(3, s * 0.05)]
  const outline: Block = {
    width,
    height,
    place: (x, y) => [{ kind: 'frame', x, y, width, height, ink: 'line', stroke }],
  }
  const bar = behind(outline, box(width * share, height, { ink: 'accent' }))
  return inset(bar, { top: s * 0.45 * squeeze, bottom: s * 0.5 * squeeze })
}

function composePrice({ item, price, rest }: Of<'price'>, setting: Setting): Block {
  const { s, squeeze, width, height } = setting
  const offer =
    rest &&
    plain(setting, rest, {
      maxWidth: width - s * 2.6,
      max: s * 1.2,
      maxLines: 3,
      ink: 'onAccent',
      weight: setting.look.softWeight + 100,
    })
  return column([
    plain(setting, item, { max: s * 1.5, ink: 'text', maxLines: 4, maxHeight: height * 0.34 }),
    gap(s * 0.25 * squeeze),
    priceFigure(setting, price),
    ...(offer
      ? [
          gap(s * 0.55 * squeeze),
          padded(
            row([offer, glyph('arrow', s * 1.2, 'onAccent')], s * 0.4, 'middle'),
            [s * 0.5, s * 0.34],
            'accent',
          ),
        ]
      : []),
  ])
}

/** Cents, and the currency behind them, are raised: 3 and a small 90 €. */
const CENTS = /^(?<whole>.*\d)[.,](?<cents>\d{2}(?!\d).*)$/u

function priceFigure(setting: Setting, price: string): Block {
  const { s, height, width } = setting
  const figure = (text: string, room: number, max: number) =>
    display(setting, text.replaceAll(' ', '\u00a0'), {
      max,
      maxWidth: room,
      maxHeight: height * 0.4,
      leading: 0.95,
      maxLines: 1,
    })
  const { whole, cents } = CENTS.exec(price)?.groups ?? {}
  if (!whole || !cents) return figure(price, width, s * 5.4)
  const large = figure(whole, width * 0.62, s * 5.4)
  const { size } = large.fitted
  const small = figure(cents, width - large.width - s * 0.12, (size * 0.46) / setting.squeeze)
  return row([large, inset(small, { top: size * 0.1 })], s * 0.12)
}

function composeDate({ weekday, date, time, text }: Of<'date'>, setting: Setting): Block {
  const { s, squeeze, height, width } = setting
  const [, day, month] = /^(\d{1,2}(?:st|nd|rd|th|er|\.)?) (.+)$/u.exec(date) ?? []
  const large = (words: string, max: number, share: number) =>
    display(setting, words, { max, maxHeight: height * share, leading: 0.98, maxLines: 1 })
  const figures =
    day && month
      ? [large(day, s * 5, 0.36), large(month, s * 2.3, 0.2)]
      : date
        ? [large(date, s * 5, 0.36)]
        : []
  const clock = plain(setting, time, {
    max: s * 1.15,
    ink: 'text',
    maxLines: 1,
    maxWidth: width - s * 1.24,
  })
  return column([
    ...(weekday
      ? [
          plain(
            setting,
            weekday,
            date ? { ink: 'text' } : { ink: 'text', max: s * 3, weight: setting.look.weight },
          ),
        ]
      : []),
    ...figures,
    rule(setting),
    ...(time ? [row([glyph('clock', s), clock], s * 0.24, 'middle'), gap(s * 0.24 * squeeze)] : []),
    plain(setting, text, { max: s * 1.1, maxLines: 5, maxHeight: height * 0.4 }),
  ])
}

function composeStep({ step, of, label, text }: Of<'step'>, setting: Setting): Block {
  const { s, squeeze, height, width, frame } = setting
  const isTall = frame.height > frame.width * 1.5
  const between = s * 0.16
  const one = (width - between * (of - 1)) / of
  const [thick, stroke] = [s * 0.22, Math.max(3, s * 0.05)]
  const bars = Array.from({ length: of }, (_, index): Block => {
    if (index < step) return box(one, thick, { ink: index === step - 1 ? 'accent' : 'line' })
    const place = (x: number, y: number) => [
      { kind: 'frame', x, y, width: one, height: thick, ink: 'line', stroke } as const,
    ]
    return { width: one, height: thick, place }
  })
  const numeral = display(setting, String(step), {
    max: s * (isTall ? 6.2 : 4),
    maxHeight: height * 0.38,
    leading: 0.9,
    maxLines: 1,
  })
  const name = plain(setting, label, { max: s * 1.15 })
  return column([
    inset(row(bars, between), { bottom: s * 0.55 * squeeze }),
    isTall ? column([numeral, gap(s * 0.1), name]) : row([numeral, name], s * 0.6, 'middle'),
    gap(s * 0.35 * squeeze),
    display(setting, text, { max: s * 1.75, maxHeight: height * 0.46, maxLines: 5 }),
  ])
}

function composeDefinition({ word, text }: Of<'define'>, setting: Setting): Block {
  const { s, height } = setting
  return column([
    display(setting, word, { max: s * 3.4, maxHeight: height * 0.4, leading: 1.1, maxLines: 2 }),
    rule(setting, 0.34),
    plain(setting, text, { max: s * 1.7, ink: 'text', maxHeight: height * 0.5, maxLines: 6 }),
  ])
}

function composePlace({ name, region }: Of<'place'>, setting: Setting): Block {
  const { s, squeeze, height } = setting
  return column([
    glyph('pin', s * 1.7),
    gap(s * 0.3 * squeeze),
    display(setting, name, { max: s * 3.6, maxHeight: height * 0.6, maxLines: 4 }),
    gap(s * 0.25 * squeeze),
    plain(setting, region, { max: s * 1.35, maxLines: 3, maxHeight: height * 0.3 }),
  ])
}

function composeEnd({ name, handle, lines }: Of<'end'>, setting: Setting): Block {
  const { s, squeeze, height, width } = setting
  const contact = plain(setting, handle, {
    max: s * 1.5,
    maxWidth: width - s * 0.6,
    maxLines: 1,
    ink: 'onAccent',
  })
  return column([
    ...(name
      ? [
          display(setting, name, { max: s * 2.9, maxHeight: height * 0.4, maxLines: 4 }),
          gap(s * 0.4 * squeeze),
        ]
      : []),
    padded(contact, [s * 0.3, s * 0.2], 'accent'),
    ...(lines.length > 0 ? [gap(s * 0.5 * squeeze)] : []),
    ...lines.map((line) => plain(setting, line, { max: s * 1.1, ink: 'text', maxLines: 2 })),
  ])
}
