import { CURRENCY, MONTHS, UNITS, WEEKDAYS } from './card-words.ts'

/** Whole words of languages with spaces; Japanese has no borders to look for. */
const BORDER = { start: '(?<![\\p{Script=Latin}\\p{N}])', end: '(?![\\p{Script=Latin}\\p{N}])' }
const FIGURE = '\\d+(?:[.,\\u00a0\\u202f ]\\d{3})*(?:[.,]\\d+)?'

export const PRICE = whole(`(?:${CURRENCY}) ?${FIGURE}|${FIGURE} ?(?:${CURRENCY})`)
export const MEASURED = whole(`(?<value>${FIGURE}) ?(?<unit>${UNITS})`)
export const LONG_FIGURE = whole(`(?<value>\\d{1,3}(?:[.,\\u202f]\\d{3})+|\\d{3,})`)
export const YEAR = /(?<![\p{L}\p{N}.,])(?:1\d{3}|20\d{2})(?:年)?(?![\p{Script=Latin}\p{N}])/gu

export const WEEKDAY = whole(`(?:${WEEKDAYS})`)
export const DATE = whole(
  [
    `\\d{1,2}(?:st|nd|rd|th|er|\\.)? (?:of |de )?(?:${MONTHS})`,
    `(?:${MONTHS}) \\d{1,2}(?:st|nd|rd|th)?`,
    '\\d{1,2}月\\d{1,2}日',
    '\\d{1,2} tháng \\d{1,2}',
  ].join('|'),
)
const CLOCK =
  '\\d{1,2}[:.h]\\d{2}(?: ?[ap]\\.?m\\.?| uhr)?|\\d{1,2} ?(?:am|pm|uhr|h)|午[前後]\\d{1,2}時(?:\\d{1,2}分|半)?|\\d{1,2}時(?:\\d{1,2}分|半)?|\\d{1,2} giờ(?: \\d{1,2})?'
export const TIME = whole(`(?:${CLOCK})(?: (?:to|bis|a|à|đến|–|-) (?:${CLOCK}))?`)

const HANDLE = '@[\\p{L}\\p{N}_][\\p{L}\\p{N}_.]*[\\p{L}\\p{N}_]'
const ADDRESS =
  '(?:www\\.)?[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)*\\.(?:com|org|net|de|fr|es|jp|vn|io|app|shop|eu|info|co)(?:/\\S*)?'
const TELEPHONE = '\\+?\\d[\\d /()-]{6,}\\d'
export const CONTACT = new RegExp(
  `${HANDLE}|${BORDER.start}${ADDRESS}${BORDER.end}|${TELEPHONE}`,
  'iu',
)

function whole(pattern: string): RegExp {
  return new RegExp(`${BORDER.start}(?:${pattern})(?:(?<=[%€$£¥₫°²³])|${BORDER.end})`, 'iu')
}
