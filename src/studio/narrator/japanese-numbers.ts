const DIGITS = ['ゼロ', 'イチ', 'ニ', 'サン', 'ヨン', 'ゴ', 'ロク', 'ナナ', 'ハチ', 'キュウ']
const MYRIADS = ['', 'マン', 'オク', 'チョオ']
const LONGEST = MYRIADS.length * 4

const HUNDREDS: Record<number, string> = {
  1: 'ヒャク',
  3: 'サンビャク',
  6: 'ロッピャク',
  8: 'ハッピャク',
}
const THOUSANDS: Record<number, string> = { 1: 'セン', 3: 'サンゼン', 8: 'ハッセン' }

/**
 * Reads a number in katakana: '1500' is センゴヒャク, '3.5' is サンテンゴ. Numbers of more than 16 digits
 * and those with leading zeros are read digit by digit.
 */
export function readNumber(digits: string): string {
  const [whole = '', fraction] = digits.split('.')
  const said = whole.length > LONGEST || /^0\d/.test(whole) ? oneByOne(whole) : readWhole(whole)
  return fraction ? `${said}テン${oneByOne(fraction)}` : said
}

function readWhole(digits: string): string {
  if (Number(digits) === 0) return DIGITS[0] as string
  const groups: string[] = []
  for (let end = digits.length; end > 0; end -= 4)
    groups.push(digits.slice(Math.max(0, end - 4), end))
  return groups
    .map((group, index) => readGroup(Number(group), MYRIADS[index] as string))
    .toReversed()
    .join('')
}

/** Four digits and the myriad they count. 'イッチョオ', not 'イチチョオ'. */
function readGroup(value: number, myriad: string): string {
  if (value === 0) return ''
  const said =
    readPlace(Math.floor(value / 1000), THOUSANDS, 'セン') +
    readPlace(Math.floor(value / 100) % 10, HUNDREDS, 'ヒャク') +
    readPlace(Math.floor(value / 10) % 10, { 1: 'ジュウ' }, 'ジュウ') +
    (value % 10 ? DIGITS[value % 10] : '')
  const joined =
    myriad === 'チョオ' ? said.replace(/(イチ|ハチ)$/, doubled).replace(/ジュウ$/, 'ジュッ') : said
  return joined + myriad
}

function doubled(ending: string): string {
  return ending === 'イチ' ? 'イッ' : 'ハッ'
}

function readPlace(digit: number, irregular: Record<number, string>, place: string): string {
  if (digit === 0) return ''
  return irregular[digit] ?? `${DIGITS[digit]}${place}`
}

function oneByOne(digits: string): string {
  return Array.from(digits, (digit) => DIGITS[Number(digit)]).join('')
}
