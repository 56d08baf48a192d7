import { neededMs } from '#composition/shorten-to-fit.ts'

/** Languages without spaces between words are counted in characters; each with some of its own, as they are mixed. */
const TYPICAL_CHARACTERS: Record<string, string> = {
  ja: '朝の海で漁師が網を引く、静かな時間。',
  zh: '清晨的海边渔夫拉着网，四周安静。',
  th: 'ชาวประมงดึงอวนตอนเช้าอย่างเงียบ ๆ ',
}
/** Letters of a usual word; where nothing is known, those of English. */
const LETTERS_A_WORD: Record<string, number> = {
  de: 6,
  fi: 8,
  hu: 6,
  ru: 6,
  uk: 6,
  pl: 6,
  ko: 3,
  vi: 3,
}
const USUAL_LETTERS_A_WORD = 5
const WORDS_A_SENTENCE = 10
const SENTENCES = 10

export type Room = { count: number; unit: 'words' | 'characters' }

/** About how much is said in a time, at the speed that the language is spoken with. */
export function roomIn(ms: number, language: string): Room {
  const characters = TYPICAL_CHARACTERS[language]
  const sample = (characters || sentenceOf(language)).repeat(SENTENCES)
  const count = characters ? sample.length : WORDS_A_SENTENCE * SENTENCES
  return {
    count: Math.max(1, Math.floor((ms * count) / neededMs(sample, language))),
    unit: characters ? 'characters' : 'words',
  }
}

function sentenceOf(language: string): string {
  const letters = LETTERS_A_WORD[language] ?? USUAL_LETTERS_A_WORD
  return `${Array(WORDS_A_SENTENCE).fill('a'.repeat(letters)).join(' ')}. `
}
