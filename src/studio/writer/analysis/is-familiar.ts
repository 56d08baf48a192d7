import type { OwnWords } from './idea-analysis.ts'
import { pattern, perLanguage } from '../../words/read-words.ts'
import { functionWords, wordsOf } from './words-of.ts'

/** About the telling, not about the thing told. */
const telling = perLanguage(({ tellingWords }) => pattern(tellingWords))
/** Below this part of known words an idea asks for something particular: a flat tyre, not cycling. */
const MOSTLY = 0.4

/** How much, how long and how large; nothing that an idea could be about. */
const MEASURE =
  /^(?:\p{N}+|one|two|three|four|five|ten|minutes?|hours?|weeks?|months?|years?|small|little|big|new|simple|easy|quick|tiny|first|minutos?|horas?|semanas?|mes(?:es)?|años?|pequeñ[oa]s?|nuev[oa]s?|primer[oa]?|heures?|semaines?|mois|ans?|petite?s?|nouve(?:au|lle|l)|premi(?:er|ère)|minuten?|stunden?|wochen?|monate?n?|jahre?n?|kleine[nrsm]?|neue[nrsm]?|erste[nrsm]?|nhỏ|mới|đầu|phút|giờ|tuần|tháng)$/iu

/** Who does it, and that it is done: of mistakes 'people make'. */
const ANYBODY =
  /^(?:people|beginners?|everybody|everyone|common|typical|principiantes?|gente|personas|comunes|frecuentes|cometer|cometen|cometemos|débutants?|gens|courantes|fréquentes|anfängern?|leuten?|menschen|häufige[nr]?|häufigsten|typische[nr]?|người|thường|gặp|mắc)$/iu

/**
 * Whether the lexicon knows most of the words that carry a meaning.
 * @param phrases what an idea names, without what it does without.
 */
export function isFamiliar(phrases: readonly string[], { concepts, language }: OwnWords): boolean {
  const hasMeaning = (word: string) =>
    !functionWords(language).has(word.toLowerCase()) &&
    !telling(language).test(word) &&
    !MEASURE.test(word) &&
    !ANYBODY.test(word)
  const lengthOf = (texts: readonly string[]) => {
    const words = texts.flatMap(wordsOf)
    return words.filter(hasMeaning).join('').length
  }
  const said = lengthOf(phrases)
  return said === 0 || lengthOf(concepts.map(({ text }) => text)) >= said * MOSTLY
}
