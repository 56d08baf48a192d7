import type { WritingLanguage } from '#contract/options.ts'
import type { SpacedLanguage } from './spaced-language.ts'

type Sides = [string, string]

const MOST_WORDS = 6
/** What follows the second side: the question, or for whom. */
const REST = '(?:\\s*[:,;?.–—(].*|\\s-\\s.*|\\s(?:for|para|pour|für|cho)\\s.*)?$'
const VERSUS = new RegExp(
  `^[¿¡]?(.+?)\\s+(?:vs\\.?|versus|gegen|contre|contra)\\s+(.+?)${REST}`,
  'iu',
)
/** 'Coffee or tea?', 'Coffee or tea: which is better' */
const OR: Record<SpacedLanguage, string> = { en: 'or', es: '[ou]', fr: 'ou', de: 'oder', vi: 'hay' }
const ASKED = '(?:\\s?\\?|\\s*[:,–—]\\s*[^:]*\\?)\\s*$'
/** 'The difference between coffee and tea' */
const BETWEEN: Record<SpacedLanguage, RegExp> = {
  en: new RegExp(`^(?:the )?differences? between (.+?) and (.+?)${REST}`, 'iu'),
  es: new RegExp(`^(?:las? )?diferencias? entre (.+?) [ye] (.+?)${REST}`, 'iu'),
  fr: new RegExp(`^(?:les? |la )?différences? entre (.+?) et (.+?)${REST}`, 'iu'),
  de: new RegExp(`^(?:der |die )?unterschiede? zwischen (.+?) und (.+?)${REST}`, 'iu'),
  vi: new RegExp(
    `^(?:sự )?(?:khác (?:nhau|biệt) giữa|so sánh) (.+?) (?:và|với) (.+?)${REST}`,
    'iu',
  ),
}
const JAPANESE = [
  /^(.{1,16}?)(?:vs|VS|対)(.{1,16}?)(?:[、。？！：].*)?$/u,
  /^(.{1,16}?)と(.{1,16}?)(?:の違い|の比較|、どちら|、どっち|はどちら|はどっち|、選ぶなら|を比べ).*$/u,
  /^(.{1,16}?)か(.{1,16}?)か[、？。].*$/u,
]

/** The two sides that a sentence compares, in its words; null when it compares nothing. */
export function findComparison(sentence: string, language: WritingLanguage): Sides | null {
  const patterns = language === 'ja' ? JAPANESE : patternsOf(language)
  for (const pattern of patterns) {
    const [, first = '', second = ''] = pattern.exec(sentence) ?? []
    const sides: Sides = [first.trim(), second.trim()]
    if (sides.every((side) => isSide(side, language))) return sides
  }
  return null
}

function patternsOf(language: SpacedLanguage): RegExp[] {
  const or = new RegExp(`^[¿¡]?(.+?)\\s+${OR[language]}\\s+(.+?)${ASKED}`, 'iu')
  return [VERSUS, BETWEEN[language], or]
}

/** A thing, and no half of a question: 'should I rent'. */
function isSide(side: string, language: WritingLanguage): boolean {
  if (language === 'ja') return side !== ''
  const words = side.toLowerCase().split(/\s+/u)
  return side !== '' && words.length <= MOST_WORDS && !ASKS[language].test(side)
}

const ASKS: Record<SpacedLanguage, RegExp> = {
  en: asking(
    'should|is|are|was|do|does|did|can|could|will|would|what|why|how|who|when|where|which|if|whether|i|we|you',
  ),
  es: asking('es|son|qué|por|cómo|quién|cuándo|dónde|cuál|debo|puedo|si|debería'),
  fr: asking('est|sont|que|quoi|pourquoi|comment|qui|quand|où|quel|faut|dois|si|peut'),
  de: asking('ist|sind|was|warum|wie|wer|wann|wo|welche[rs]?|soll|sollte|kann|ob|wird'),
  vi: asking('có|nên|vì|tại|làm|ai|khi|ở|tôi|bạn'),
}

function asking(words: string): RegExp {
  return new RegExp(`^(?:${words})(?!\\p{L})`, 'iu')
}
