import type { WritingLanguage } from '#contract/options.ts'
import { findConcepts, type FoundConcept } from '../lexicon/find-concepts.ts'
import { isActivityConcept, isCircumstance } from '../lexicon/rank-concepts.ts'
import { stem } from '../lexicon/stem.ts'
import { isOrdinaryWord, translateName } from '../lexicon/emoji-lexicon.ts'
import { findCharacter } from './find-character.ts'
import { type OwnWords, withinSentence } from './own-words.ts'
import { shorten } from './shorten.ts'
import { TELLING_WORDS } from './telling-words.ts'

const LONGEST_SUBJECT = 48

const TRAILING_ABSTRACT = /\s(?:tips|ways|reasons|facts|ideas|guide|benefits|basics|explained)$/iu

/** The one thing an idea is about, in the chosen language: 'pour-over coffee', 'los gatos', 'der Mond'. */
export function nameSubject(sentence: string, own: OwnWords): string {
  const { language, target, phrases, concepts } = own
  const nominal = phrases
    .map((phrase) => withoutAbstractHead(withoutCount(phrase, language), language))
    .map((phrase) => phrase.replace(TRAILING_ABSTRACT, ''))
    .filter((phrase) => phrase !== '' && !TELLING_WORDS[language].test(phrase))
    .filter((phrase, _, all) => all.length === 1 || !isActivity(phrase, own))
  if (language !== target) {
    const known = concepts[0]?.concept.general[target]
    return known ?? translated(nominal[0] ?? phrases[0] ?? '', own)
  }
  const name = properNameIn(sentence, own)
  if (name) return name
  const [head] = concepts
  const hero = language === 'ja' ? heroOf(sentence, phrases) : undefined
  if (hero) return hero
  if (language === 'ja' && head) {
    const whole = nominal.find((one) => holds(one, head.text))
    return shorten(whole ?? head.text, LONGEST_SUBJECT, language)
  }
  const named = nominal.find((one) => concepts.some(({ text }) => holds(one, text)))
  // A single unknown word may be an adjective: 'how old is the light' is about the light.
  const isDoubtful = nominal[0] !== undefined && !nominal[0].includes(' ')
  const phrase = (isDoubtful ? named : undefined) ?? nominal[0] ?? phrases[0]
  const first = concepts[0]
  if (!phrase || mayBeVerb(phrase, own)) return first?.concept.general[target] ?? ''
  return shorten(withinSentence(phraseOrConcept(phrase, own), own), LONGEST_SUBJECT, language)
}

/** The 老人 of 港で老人が舟を出す: who does what a Japanese sentence tells, wherever it is done. */
function heroOf(sentence: string, phrases: string[]): string | undefined {
  const hero = findCharacter(phrases, 'ja')
  const at = hero ? sentence.indexOf(hero) + hero.length : 0
  return hero && /^[はが].*\p{Script=Hiragana}[。！]?$/u.test(sentence.slice(at)) ? hero : undefined
}

/** 'cats sleep' names two things: the first is meant. */
function phraseOrConcept(phrase: string, own: OwnWords): string {
  const { concepts, language, intent } = own
  const placeOf = ({ text }: FoundConcept) => phrase.toLowerCase().indexOf(text.toLowerCase())
  const inside = concepts
    .filter((one) => placeOf(one) >= 0)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
  const first = inside.find(({ concept }) => !isCircumstance(concept)) ?? inside[0]
  if (!first || language === 'ja') return phrase
  const asks = intent.kind === 'why' || intent.kind === 'how-to'
  const isClause =
    (inside.length > 1 && asks && !JOINED.test(phrase) && !isCompound(phrase, inside)) ||
    doesSomething(phrase, first, own) ||
    isFollowedByVerb(phrase, first.text, own)
  const isBare = phrase.toLowerCase() === first.text.toLowerCase()
  const isDoing = language === 'en' && first.concept.general.en.endsWith('ing')
  if (isBare && (isDoing || isGeneralName(first, language))) return first.concept.general[language]
  // To photograph is photography.
  const isDone = intent.kind === 'how-to' && /^\p{Ll}+[^s]$/u.test(first.text)
  if (isDone && phrase.startsWith(first.text)) return first.concept.general[language]
  if (!isClause) return phrase
  const isObject = first !== inside[0]
  return !isObject && (language === 'en' || language === 'vi' || first.concept.living)
    ? phrase.slice(0, phrase.toLowerCase().indexOf(first.text.toLowerCase()) + first.text.length)
    : first.concept.general[language]
}

/** 'a handmade jewelry shop' is one thing named by three; 'cats sleep' is not. */
function isCompound(phrase: string, inside: readonly FoundConcept[]): boolean {
  const last = inside.at(-1)
  if (!last || !/^(?:an?|my|our|your|the)\s/iu.test(phrase) || isActivityConcept(last.concept)) {
    return false
  }
  const inner = phrase.slice(phrase.indexOf(' ') + 1, -last.text.length)
  return phrase.toLowerCase().endsWith(last.text.toLowerCase()) && !THIRD_PERSON.test(inner)
}

/** The 'loves' of 'our office loves board games'. */
const THIRD_PERSON = /\p{Ll}{2}[^s]s(?=\s)/u

/** '¿Por qué bostezamos?': a bare unknown word of a question. */
function mayBeVerb(phrase: string, { language, concepts, intent }: OwnWords): boolean {
  const asks = intent.kind === 'why' || intent.kind === 'how-to'
  const isPlural = language === 'en' && /[^s]s$/u.test(phrase)
  const isWord = /^\p{Ll}+$/u.test(phrase) && !isPlural && language !== 'ja'
  return asks && isWord && !concepts.some(({ text }) => holds(phrase, text))
}

const ACTIVITY: Partial<Record<WritingLanguage, RegExp>> = {
  en: /^\p{Ll}+ing$/u,
  es: /^\p{Ll}+[aei]r$/u,
  fr: /^\p{Ll}+(?:er|ir|re)$/u,
}

/** The 'launching' of 'tips for launching a podcast'. */
function isActivity(phrase: string, { language, concepts }: OwnWords): boolean {
  const isVerb = ACTIVITY[language]?.test(phrase) ?? false
  return isVerb && !concepts.some(({ text }) => text.toLowerCase() === phrase)
}

/** A creature acts, and what stands behind it is what it does: 'mon chat croit'. */
function doesSomething(phrase: string, { concept, text }: FoundConcept, own: OwnWords): boolean {
  const isJoined = JOINED.test(phrase) || LINK_OF.test(phrase)
  if (!concept.living || own.language === 'de' || isJoined) return false
  return !phrase.toLowerCase().endsWith(text.toLowerCase())
}

/** 'une tarte aux pommes' names one thing by two. */
const JOINED = /\s(?:de|del|du|des|à|aux?)\s|\sd['’]/iu

const LINK_OF = /\s(?:of|của)\s|['’]s?\s/iu

const APPOSITION =
  /^(\p{Lu}[\p{L}\p{N}'’-]*(?: \p{Lu}[\p{L}\p{N}-]*){0,2})(?:, (?:an?|the|una?|el|la|une?|le|eine?|một)\s|: )/u

/** The Brusho of 'Brusho, a toothbrush that sings'. */
function properNameIn(sentence: string, { language }: OwnWords): string | undefined {
  const name = APPOSITION.exec(sentence)?.[1]
  const isOrdinary = name && (isOrdinaryWord(name, language) || findConcepts(name, language).length)
  return isOrdinary ? undefined : name
}

/** Telling words of two syllables. */
const VIETNAMESE_COUNTED = /^(?:ý tưởng|bí quyết|lý do|bí mật|lợi ích)\s/iu
const LINKED = /^(?:of|de|du|des|von|của)(?:\s|$)/iu

const COUNT =
  /^(?:(?:the|los|las|les|die|những|các)\s)?(?:\d+|top \d+|five|ten|seven|cinco|diez|siete|cinq|dix|sept|fünf|zehn|sieben|năm|mười|bảy)\s+/iu

/** '5 mẹo giữ lưng khỏe' is about the back, '5 tips' about nothing yet. */
function withoutCount(phrase: string, language: WritingLanguage): string {
  const counted = phrase.replace(COUNT, '')
  if (counted === phrase) return phrase
  const words = counted.replace(VIETNAMESE_COUNTED, '').split(' ')
  const isAbstract = (word: string | undefined) => TELLING_WORDS[language].test(word ?? '')
  if (isAbstract(counted)) return ''
  if (isAbstract(words.at(-1))) {
    const rest = words.slice(0, -1).filter((word) => !LINKED.test(word))
    return rest.every(isAbstract) ? '' : words.slice(0, -1).join(' ')
  }
  const isCut = words.length < counted.split(' ').length
  if (isCut) return words.join(' ')
  return isAbstract(words[0]) ? words.slice(1).join(' ').replace(LINKED, '') : phrase
}

const OF: Record<WritingLanguage, RegExp> = {
  en: /\sof\s/iu,
  es: /\s(?:de\s|(?=del\s))/iu,
  fr: /\s(?:de\s|d['’]|(?=du\s))/iu,
  de: /\s(?:von\s|(?=des\s|der\s))/iu,
  ja: /の/u,
  vi: /\scủa\s/iu,
}

/** 'benefits of a morning walk' is about the walk. */
function withoutAbstractHead(phrase: string, language: WritingLanguage): string {
  const link = OF[language].exec(phrase)
  if (!link || language === 'de') return phrase
  const [head, rest] = [phrase.slice(0, link.index), phrase.slice(link.index + link[0].length)]
  const whole = language === 'ja' ? head : rest.replace(/^del /iu, 'el ').replace(/^du /iu, 'le ')
  return TELLING_WORDS[language].test(language === 'ja' ? rest : head) ? whole : phrase
}

/** A Vietnamese classifier or noun may stand before the name: 'lá cây'. */
const CLASSIFIER_LENGTH = 5

/** 'volcanoes erupt', 'los delfines hablan', 'les chats ronronnent', and in a question 'khủng long biến mất'. */
function isFollowedByVerb(phrase: string, name: string, { language, intent }: OwnWords): boolean {
  const at = phrase.toLowerCase().indexOf(name.toLowerCase())
  const rest = phrase.slice(at + name.length).trim()
  if (!rest) return false
  if (language === 'en') return /[^s]s$/u.test(name)
  if (language === 'es') return /^l[oa]s\s/iu.test(phrase) && /^\p{L}+[aeé]n(?!\p{L})/u.test(rest)
  if (language === 'fr') return /^les\s/iu.test(phrase) && /^\p{L}+ent(?!\p{L})/u.test(rest)
  return (
    language === 'vi' &&
    at < CLASSIFIER_LENGTH &&
    (intent.kind === 'why' || intent.kind === 'how-to')
  )
}

/** Whether a concept was named by its usual word and not by a special one, as 'kitten' for cats. */
function isGeneralName({ concept, text }: FoundConcept, language: WritingLanguage): boolean {
  const general = concept.general[language].replace(/^.* /u, '')
  return stem(text, language) === stem(general, language)
}

function holds(phrase: string, name: string): boolean {
  return phrase.toLowerCase().includes(name.toLowerCase())
}

function translated(phrase: string, { language, target }: OwnWords): string {
  const bare = phrase.replace(/^(?:the|an?|my|el|la|los|las|une?|le|les|der|die|das|eine?)\s/iu, '')
  return translateName(bare, language, target) ?? shorten(phrase, LONGEST_SUBJECT, language)
}
