import type { WritingLanguage } from '#contract/options.ts'
import { oneOf, pattern, perLanguage } from '../../words/read-words.ts'

const END = /[\s.!?。！？]*$/u
const CLAUSE_MARK = /\s*[,;、()（）–—]\s*|\s-\s/u

const POLITE = 'please|can you|could you|por favor|bitte|hãy|xin'

/** Turns of phrase that say how to tell an idea and for whom; they are not told themselves. */
const directions = perLanguage(
  ({ directions: { opening, clause, ending, ...named } }, language) => {
    const oneOfThese = (alternatives: readonly string[]) =>
      oneOf(alternatives).replaceAll(
        /\{(audience|form|look)\}/gu,
        (_, name: keyof typeof named) => named[name],
      )
    // Japanese puts no spaces between words.
    const before = language === 'ja' ? '(?<=.{2})' : '(?<=\\S)\\s+'
    return {
      opening: pattern(`^(?:(?:${POLITE}) )*${oneOfThese(opening)}(?=.)`),
      clause: pattern(`^${oneOfThese(clause)}$`),
      ending: pattern(`${before}${oneOfThese(ending)}$`),
    }
  },
)

/** Japanese joins clauses by a comma or the て-form, which stays with what is told. */
const orders = perLanguage(({ orders: { joiners, orders: alternatives } }, language) => {
  const isJapanese = language === 'ja'
  const joined = isJapanese ? `${oneOf(joiners)}?` : `(?:${oneOf(joiners)}\\s+)*`
  const order = joined + oneOf(alternatives)
  return {
    clause: pattern(`^${order}$`),
    ending: pattern(`${isJapanese ? '、' : '(?<=\\S)[\\s,;]+'}${order}$`),
  }
})

/** A sentence without what says how to tell it: style, length, audience, narrator, ending. Never empty. */
export function stripDirections(sentence: string, language: WritingLanguage): string {
  const end = END.exec(sentence)?.[0] ?? ''
  const told = withoutClauses(sentence.slice(0, sentence.length - end.length), language)
  return `${withoutOpening(withoutEndings(told, language), language)}${end}`
}

/** Whether a sentence as a whole only says how to tell another: 'Told for children.' */
export function isDirection(sentence: string, language: WritingLanguage): boolean {
  const whole = sentence.replace(END, '')
  return directs(whole, language) || clausesOf(whole).every((one) => directs(one, language))
}

function directs(clause: string, language: WritingLanguage): boolean {
  return directions(language).clause.test(clause) || orders(language).clause.test(clause)
}

function clausesOf(sentence: string): string[] {
  return sentence.split(CLAUSE_MARK).filter(Boolean)
}

function withoutClauses(sentence: string, language: WritingLanguage): string {
  const [first = '', ...others] = clausesOf(sentence)
  const told = others.filter((clause) => !directs(clause, language))
  const isWhole = told.length === others.length
  return isWhole ? sentence : [first, ...told].join(language === 'ja' ? '、' : ', ')
}

/** One after the other, for they are piled up: '… for beginners in simple words'. */
function withoutEndings(sentence: string, language: WritingLanguage): string {
  const shorter = sentence
    .replace(orders(language).ending, '')
    .replace(directions(language).ending, '')
  return shorter === sentence ? sentence : withoutEndings(shorter, language)
}

function withoutOpening(sentence: string, language: WritingLanguage): string {
  const shorter = sentence.replace(directions(language).opening, '')
  return language === 'de' && shorter !== sentence ? inNominative(shorter) : shorter
}

/** '… über einen alten Mann' leaves an accusative at the beginning. */
function inNominative(german: string): string {
  return german
    .replace(/^einen (?:(\p{Ll}+)en )?(?=\p{Lu})/u, (_, adjective) =>
      adjective ? `ein ${adjective}er ` : 'ein ',
    )
    .replace(/^den (?:(\p{Ll}+)en )?(?=\p{Lu})/u, (_, adjective) =>
      adjective ? `der ${adjective}e ` : 'der ',
    )
}
