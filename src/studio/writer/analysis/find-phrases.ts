import type { WritingLanguage } from '#contract/options.ts'
import { oneOf, pattern, perLanguage } from '../../words/read-words.ts'
import { functionWords, wordsOf } from './words-of.ts'

const determiner = perLanguage(({ determiners }) => pattern(`^${oneOf(determiners)}$`))
const ARTICLE = /^(?:an?|the|my|your|his|her|our|their|el|la|los|las|una?|le|les|l|une?)$/iu
/** Between two nouns these keep a phrase together. */
const link = perLanguage(({ links }) => pattern(`^${oneOf(links)}$`))
/** After these German nouns are not in the nominative; only the bare noun is safe. */
const GERMAN_PREPOSITION =
  /^(?:in|im|ins|an|am|auf|aus|bei|beim|mit|nach|von|vom|zu|zum|zur|über|unter|für|ohne|um|durch|gegen|vor|zwischen|des|eines|einer|einem|einen|dem|den)$/iu
const LONGEST_PHRASE = 7
/** 'est-il', 'dort-elle', 'va-t-on'. */
const INVERSION = /-(?:t-)?(?:ils?|elles?|on|je|tu|nous|vous|ce|l[ea]s?|moi|toi|leur)$/iu
/** What is told in the past: 'a keeper lived'. */
const PAST =
  /^(?:\p{L}{2,}[^e\P{L}]ed|went|came|found|ran|sat|stood|met|lost|built|made|took|gave|told|knew|fell|grew|flew|swam|sang|wrote|kept|held|woke|drove|rode|began|became|was|had)$/u
const NO_PAST = /^(?:sled|shed|hundred|kindred|sacred|naked|red|bed)$/u
const THIRD_PERSON = /(?<!s|u|i|a|o|series|specie|new|len|mean|ga|clothe)s$/u
const CLAUSE = /[,.;:!?。、，！？…()"“”„«»「」『』—–\n]+|\s-\s/u

/**
 * The noun phrases of an idea in its own words, with their articles, in order: runs of words between
 * function words. In German only those with a noun count, which its capital letters tell.
 */
export function findPhrases(text: string, language: WritingLanguage): string[] {
  const phrases = text.split(CLAUSE).flatMap((clause) => {
    return language === 'ja' ? runsOfJapanese(clause) : runsOf(wordsOf(clause), language)
  })
  return [...new Set(phrases)]
}

function runsOf(words: string[], language: WritingLanguage): string[] {
  const isFunction = (word: string | undefined) => {
    const verb = language === 'fr' ? word?.replace(INVERSION, '') : word
    return verb === undefined || functionWords(language).has(verb.toLowerCase())
  }
  const phrases: string[] = []
  let run: string[] = []
  let isOblique = false
  const close = () => {
    const hasContent = run.some((word) => !isFunction(word))
    const isNominal =
      language !== 'de' || run.some((word) => /^\p{Lu}/u.test(word) && !isFunction(word))
    if (language === 'de') run = germanNouns(run, isOblique)
    if (language === 'en') run = withoutVerb(run)
    isOblique = false
    if (hasContent && isNominal && run.length <= LONGEST_PHRASE) phrases.push(joined(run, language))
    run = []
  }
  for (const [at, word] of words.entries()) {
    const links = joins(word, run, words[at + 1], language) && !isFunction(run.at(-1))
    const next = words[at + 1]
    if (run.length === 0 && GERMAN_PREPOSITION.test(word)) isOblique = language === 'de'
    const leadsOn = !isFunction(next) || determiner(language).test(next ?? '')
    if (links && leadsOn) run.push(word)
    else if (isRelative(word, words[at - 1], language)) close()
    else if (determiner(language).test(word)) {
      if (!link(language).test(run.at(-1) ?? '')) {
        // What stands right before an article is a verb: 'the train crosses the city'.
        if (ARTICLE.test(word) && run.filter((one) => !isFunction(one)).length > 1) run.pop()
        close()
      }
      run.push(word)
    } else if (isFunction(word)) {
      // 'a shop run by two sisters': what stands before 'by' is done, not a thing.
      if (language === 'en' && word === 'by' && run.length > 2) run.pop()
      close()
    } else run.push(word)
  }
  close()
  return phrases
}

/** 'brosse à dents', 'tarte aux pommes': à joins to a single noun, and nobody's name or place. */
function joins(
  word: string,
  run: string[],
  next: string | undefined,
  language: WritingLanguage,
): boolean {
  if (run.length === 0 || !link(language).test(word)) return false
  return !/^(?:à|aux?)$/iu.test(word) || (run.length <= 2 && /^\p{Ll}/u.test(next ?? ''))
}

/** The 'that' of 'a toothbrush that sings' points at nothing. */
function isRelative(word: string, before: string | undefined, language: WritingLanguage): boolean {
  if (language !== 'en' || word !== 'that' || before === undefined) return false
  return !functionWords('en').has(before.toLowerCase())
}

/** 'a penguin walks', 'the keeper lived': behind an article and a noun stands a verb. */
function withoutVerb(run: string[]): string[] {
  const first = run[0] ?? ''
  const last = run.at(-1) ?? ''
  if (run.length < 3 || !determiner('en').test(first)) return run
  const isPresent =
    /^an?$/iu.test(first) && THIRD_PERSON.test(last) && !link('en').test(run.at(-2) ?? '')
  const isPast = PAST.test(last) && !NO_PAST.test(last)
  return isPresent || isPast ? withoutVerb(run.slice(0, -1)) : run
}

/** Without the verb behind the nouns; without article and adjectives where their case is not the first. */
function germanNouns(run: string[], isOblique: boolean): string[] {
  const first = run.findIndex(
    (word) => isNoun(word) && !functionWords('de').has(word.toLowerCase()),
  )
  return run.slice(isOblique ? Math.max(0, first) : 0, run.findLastIndex(isNoun) + 1)
}

function isNoun(word: string): boolean {
  return /^\p{Lu}/u.test(word)
}

function joined(words: string[], language: WritingLanguage): string {
  const text = words.join(' ')
  return language === 'fr' ? text.replace(/\b([ldLD]) (?=\p{L})/gu, "$1'") : text
}

/** Runs of kanji, katakana and Latin letters, joined by の. */
function runsOfJapanese(clause: string): string[] {
  const run =
    /(?:[\p{Script=Han}\p{Script=Katakana}ー々A-Za-z0-9]+の)*[\p{Script=Han}\p{Script=Katakana}ー々A-Za-z0-9]{2,}/gu
  return clause.match(run) ?? []
}
