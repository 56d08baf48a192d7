import type { WritingLanguage } from '#contract/options.ts'
import { findConcepts } from '../lexicon/find-concepts.ts'

const ROLE: Record<WritingLanguage, RegExp> = {
  en: /\b(?:\p{L}*(?:keeper|maker|painter|baker|teacher|driver|dancer|singer|farmer|hunter|runner|rider|writer|sailor|gardener|fisher(?:man)?|postman|carpenter|wizard|witch|ghost|king|queen|prince|princess|girl|boy|woman|man|doctor|nurse|pianist|artist|librarian|inventor|traveller|traveler|knight|musician|scientist|blacksmith|shepherd|detective|photographer|designer|seamstress|tailor|barista|founder|owner))$/iu,
  es: /(?<!\p{L})(?:farer[oa]|relojer[oa]|panader[oa]|maestr[oa]|niñ[oa]|chic[oa]|muchach[oa]|mujer|hombre|viej[oa]|ancian[oa]|rey|reina|princesa|príncipe|bruja|mago|fantasma|médic[oa]|pianista|jardiner[oa]|pescador(?:a)?|carpinter[oa]|pintor(?:a)?|inventor(?:a)?|escritor(?:a)?|pastor(?:a)?|detective|fotógraf[oa]|costurera|modista|dueñ[oa])$/iu,
  fr: /(?<!\p{L})(?:gardien(?:ne)?|horlog(?:er|ère)|boulang(?:er|ère)|institut(?:eur|rice)|fille|garçon|femme|homme|roi|reine|princesse|prince|sorcière|magicien|fantôme|médecin|pianiste|jardini(?:er|ère)|pêcheur|menuisier|peintre|inventeur|inventrice|berg(?:er|ère)|vieillard|détective|photographe|couturière|libraire)$/iu,
  de: /\p{L}*(?:wärter(?:in)?|macher(?:in)?|bäcker(?:in)?|lehrer(?:in)?|mädchen|junge|frau|mann|könig(?:in)?|prinzessin|prinz|hexe|zauberer|gespenst|ärztin|arzt|pianist(?:in)?|gärtner(?:in)?|fischer(?:in)?|maler(?:in)?|erfinder(?:in)?|hirte|detektiv(?:in)?|fotograf(?:in)?|schneider(?:in)?|näherin|gründer(?:in)?)$/iu,
  ja: /(?:灯台守|職人|少年|少女|男の子|女の子|おじいさん|おばあさん|老人|王様|姫|魔女|幽霊|先生|医者|画家|庭師|漁師|大工|発明家|探偵|旅人|作家)$/u,
  vi: /^(?:người|cô|cậu|chú|ông|bà|chàng|nàng|em|vị|thầy)\s/iu,
}
const DEFINITE: Record<'en' | 'es' | 'fr', [RegExp, string][]> = {
  en: [[/^(?:a|an|the)\s/iu, 'the ']],
  es: [
    [/^un\s/iu, 'el '],
    [/^una\s/iu, 'la '],
  ],
  fr: [
    [/^une?\s(?=[aeiouyéèêh])(?!h(?:ér[io]|ibou|amster|omard|aricot))/iu, "l'"],
    [/^un\s/iu, 'le '],
    [/^une\s/iu, 'la '],
  ],
}
const ARTICLED: Record<'en' | 'es' | 'fr' | 'de', RegExp> = {
  en: /^(?:the|a|an|my|our|his|her)\s/iu,
  es: /^(?:el|la|un|una|mi)\s/iu,
  fr: /^(?:le\s|la\s|l'|une?\s|mon\s|ma\s)/iu,
  de: /^(?:der|die|das|ein|eine)\s/iu,
}

/**
 * Who could carry a story, among the phrases of an idea: the first that ends in a person or an animal,
 * in a form that can begin a sentence. Null when there is none, or when its grammar is in doubt.
 */
export function findCharacter(phrases: string[], language: WritingLanguage): string | null {
  for (const phrase of phrases) {
    const candidate = personIn(phrase, language)
    if (candidate) return candidate
  }
  return null
}

function personIn(phrase: string, language: WritingLanguage): string | null {
  if (language === 'ja' || language === 'vi') {
    const parts = phrase.split(language === 'ja' ? 'の' : /\scủa\s/u)
    const person = parts.find((part) => upToPerson(part, language))
    return person ? upToPerson(person, language) : null
  }
  for (const part of partsOf(phrase, language)) {
    if (!ARTICLED[language].test(part)) continue
    const person = upToPerson(part, language)
    if (person) return language === 'de' ? definiteGerman(person) : definite(person, language)
  }
  return null
}

/** 'the lighthouse keeper's last night' and 'la última noche del farero' hold a person, too. */
function partsOf(phrase: string, language: 'en' | 'es' | 'fr' | 'de'): string[] {
  if (language === 'en') return [phrase.split(/['’]s?\s/u)[0] as string, ...phrase.split(/\sof\s/u)]
  if (language === 'es')
    return phrase.split(/\s(?:de\s|(?=del\s))/u).map((part) => part.replace(/^del\s/u, 'el '))
  if (language === 'fr')
    return phrase.split(/\s(?:de\s|d['’]|(?=du\s))/u).map((part) => part.replace(/^du\s/u, 'le '))
  return [phrase, ...possessorIn(phrase)]
}

/** The genitive tells the gender: 'des Wärters' is 'der Wärter', 'der Königin' is 'die Königin'. */
function possessorIn(phrase: string): string[] {
  const [, masculine] = /\sdes\s(\p{Lu}\p{L}+er)s$/u.exec(phrase) ?? []
  const [, feminine] = /\sder\s(\p{Lu}\p{L}+in)$/u.exec(phrase) ?? []
  if (masculine) return [`der ${masculine}`]
  return feminine ? [`die ${feminine}`] : []
}

/** The words up to the person: 'the baker' of 'the baker speaks'. */
function upToPerson(part: string, language: WritingLanguage): string | null {
  const named = findConcepts(part, language).find(({ concept }) => concept.living)
  if (language === 'vi' && named) {
    return part.slice(0, part.toLowerCase().indexOf(named.text.toLowerCase()) + named.text.length)
  }
  if (isPerson(part, language) && (language !== 'vi' || part.split(' ').length <= 5)) return part
  const words = part.split(' ')
  const length = words.findIndex(
    (_, at) => at > 0 && isPerson(words.slice(0, at + 1).join(' '), language),
  )
  const isTitled = language === 'vi' && length === 1 && words.length > 2
  return length < 0 ? null : words.slice(0, length + (isTitled ? 2 : 1)).join(' ')
}

function isPerson(part: string, language: WritingLanguage): boolean {
  if (ROLE[language].test(part)) return true
  const found = findConcepts(part, language).at(-1)
  return (
    found !== undefined &&
    found.concept.living &&
    part.toLowerCase().endsWith(found.text.toLowerCase())
  )
}

/** An adjective tells the gender: 'ein kleiner' is 'der kleine'. */
function definiteGerman(person: string): string {
  return person
    .replace(/^ein (\p{Ll}+e)r /iu, 'der $1 ')
    .replace(/^ein (\p{Ll}+e)s /iu, 'das $1 ')
    .replace(/^eine (?=\p{Ll}+e )/iu, 'die ')
}

function definite(part: string, language: 'en' | 'es' | 'fr'): string {
  return DEFINITE[language].reduce((text, [from, to]) => text.replace(from, to), part)
}
