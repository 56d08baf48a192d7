import { once, speech } from '../words/read-words.ts'

const words = once(() => new Map(Object.entries(speech().latinInJapanese)))

const LETTERS =
  'エー ビー シー ディー イー エフ ジー エイチ アイ ジェー ケー エル エム エヌ オー ピー キュー アール エス ティー ユー ブイ ダブリュー エックス ワイ ゼット'.split(
    ' ',
  )

/** Vowels by their spelling, the longest first; the reading starts with a, i, u, e or o's column. */
const VOWELS: [spelling: string, column: number, tail: string][] = [
  ['oo', 2, 'ー'],
  ['ee', 1, 'ー'],
  ['ea', 1, 'ー'],
  ['ou', 0, 'ウ'],
  ['ow', 0, 'ウ'],
  ['ai', 3, 'イ'],
  ['ay', 3, 'イ'],
  ['au', 4, 'ー'],
  ['aw', 4, 'ー'],
  ['er', 0, 'ー'],
  ['ar', 0, 'ー'],
  ['or', 4, 'ー'],
  ['a', 0, ''],
  ['i', 1, ''],
  ['u', 2, ''],
  ['e', 3, ''],
  ['o', 4, ''],
  ['y', 1, ''],
]

/** Consonants by their spelling, the longest first: five syllables (a i u e o) and the sound alone. */
const CONSONANTS: [spelling: string, syllables: string, alone: string][] = [
  ['tch', 'チャ チ チュ チェ チョ', 'ッチ'],
  ['sh', 'シャ シ シュ シェ ショ', 'シュ'],
  ['ch', 'チャ チ チュ チェ チョ', 'チ'],
  ['th', 'サ シ ス セ ソ', 'ス'],
  ['ph', 'ファ フィ フ フェ フォ', 'フ'],
  ['ck', 'ッカ ッキ ック ッケ ッコ', 'ック'],
  ['qu', 'クア クイ ク クエ クオ', 'ク'],
  ['wh', 'ワ ウィ ウ ウェ ウォ', 'ウ'],
  ['ts', 'ツァ ツィ ツ ツェ ツォ', 'ツ'],
  ['ng', 'ンガ ンギ ング ンゲ ンゴ', 'ング'],
  ['b', 'バ ビ ブ ベ ボ', 'ブ'],
  ['c', 'カ シ ク セ コ', 'ク'],
  ['d', 'ダ ディ ドゥ デ ド', 'ド'],
  ['f', 'ファ フィ フ フェ フォ', 'フ'],
  ['g', 'ガ ギ グ ゲ ゴ', 'グ'],
  ['h', 'ハ ヒ フ ヘ ホ', ''],
  ['j', 'ジャ ジ ジュ ジェ ジョ', 'ジ'],
  ['k', 'カ キ ク ケ コ', 'ク'],
  ['l', 'ラ リ ル レ ロ', 'ル'],
  ['m', 'マ ミ ム メ モ', 'ム'],
  ['n', 'ナ ニ ヌ ネ ノ', 'ン'],
  ['p', 'パ ピ プ ペ ポ', 'プ'],
  ['q', 'カ キ ク ケ コ', 'ク'],
  ['r', 'ラ リ ル レ ロ', 'ル'],
  ['s', 'サ シ ス セ ソ', 'ス'],
  ['t', 'タ ティ トゥ テ ト', 'ト'],
  ['v', 'ヴァ ヴィ ヴ ヴェ ヴォ', 'ヴ'],
  ['w', 'ワ ウィ ウ ウェ ウォ', 'ウ'],
  ['x', 'クサ クシ クス クセ クソ', 'ックス'],
  ['y', 'ヤ イ ユ イェ ヨ', 'イ'],
  ['z', 'ザ ジ ズ ゼ ゾ', 'ズ'],
]
/** An e at the end is silent after a consonant: 'Google', but not 'café'. */
const SILENT_E = /(?<=.[^aeiouy])e$/i
const ALONE_VOWELS = 'ア イ ウ エ オ'

/**
 * Reads a word in Latin letters the way a Japanese speaker would, roughly: capitals by their names,
 * everything else by its spelling.
 */
export function readLatin(word: string): string {
  const letters = lettersOf(word)
  const known = words().get(letters.toLowerCase())
  if (known) return known
  if (letters === letters.toUpperCase() && letters.length <= 5) return spell(letters)
  return sound(lettersOf(word.replace(SILENT_E, '')).toLowerCase())
}

function lettersOf(word: string): string {
  return word.normalize('NFD').replace(/[^A-Za-z]/g, '')
}

function spell(letters: string): string {
  return Array.from(letters, (letter) => LETTERS[letter.charCodeAt(0) - 65]).join('')
}

function sound(letters: string): string {
  let kana = ''
  for (let at = 0; at < letters.length; ) {
    const rest = letters.slice(at)
    const consonant = CONSONANTS.find(([spelling]) => rest.startsWith(spelling))
    const [spelling, syllables, alone] = consonant ?? ['', ALONE_VOWELS, '']
    const after = rest.slice(spelling.length)
    // A doubled consonant is held: 'Apple' has ップ.
    if (spelling && after.startsWith(spelling) && spelling !== 'n') {
      kana += 'ッ'
      at += spelling.length
      continue
    }
    const vowel = VOWELS.find((entry) => isSpelled(entry[0], after))
    kana += vowel ? `${syllables.split(' ')[vowel[1]]}${vowel[2]}` : alone
    at += Math.max(1, spelling.length + (vowel?.[0].length ?? 0))
  }
  return kana
}

/** An r lengthens the vowel before it, unless a vowel follows: 'car', but 'camera'. */
function isSpelled(vowel: string, letters: string): boolean {
  if (!letters.startsWith(vowel)) return false
  return !vowel.endsWith('r') || !/^[aeiouy]/.test(letters.slice(vowel.length))
}
