import type { WritingLanguage } from '#contract/options.ts'
import { findConcepts } from '../lexicon/find-concepts.ts'
import { findPhrases } from './find-phrases.ts'
import type { SpacedLanguage } from './spaced-language.ts'

/** Who should do or leave something, before what it is: 'why your team should stop having'. */
const WHO_SHOULD: Record<WritingLanguage, RegExp> = {
  en: /^(?:\d+ |the )?(?:reasons? )?why .*?\b(?:should|must|needs?(?: to)?|ought to|ha(?:ve|s) to)\s+(?:not |never |always |really )?(?:(?:stop|start|quit|avoid|begin|try|consider|give up) )?(?:(?:having|doing|making|holding|using|taking|have|do|make|hold|use|take) )?/iu,
  es: /^¿?(?:\d+ )?(?:por qué|razones por las que) .*?(?<!\p{L})(?:deber[íi]a(?:s|n|mos)?|debe(?:s|n|mos)?|tienen? que|tienes que|necesita(?:s|n|mos)?)\s+(?:(?:dejar de|empezar a|evitar) )?(?:(?:hacer|tener|usar) )?/iu,
  fr: /^(?:\d+ )?(?:pourquoi|raisons pour lesquelles) .*?(?<!\p{L})(?:devr(?:ait|aient|iez|ions|ais)|doit|doivent|devez|faut|(?:a|ont) besoin d[e'’])\s+(?:(?:arrêter|cesser|commencer|éviter)(?: de| à)? )?(?:(?:faire|tenir|avoir|utiliser) )?/iu,
  de: /^(?:warum|wieso|weshalb|\d+ gründe, warum)\s+(?:man|du|wir|ihr|sie|(?:dein|euer|unser|mein|jede)(?:e|er|es)?\s+\p{Lu}\p{L}+)\s+(?=.*(?<!\p{L})(?:sollten?|solltest|müssen|muss)(?!\p{L}))/iu,
  ja: /^[^、。]*?[はが](?=[^、。]*べき)/u,
  vi: /^(?:\d+ )?(?:vì sao|tại sao|lý do) .*?(?<!\p{L})(?:nên|phải|cần)\s+(?:(?:ngừng|bỏ|bắt đầu|tránh|dừng|thôi)(?!\p{L}) ?)?/iu,
}
/** The verb of 'how to film better videos'. */
const HOW_TO: Partial<Record<WritingLanguage, RegExp>> = {
  en: /^(?:.*?\bhow (?:to|you can|we can|i) )(\p{Ll}+) (?=\S)/iu,
  es: /^¿?cómo (\p{Ll}+[aei]r) (?=\S)/iu,
  fr: /^comment (\p{Ll}+(?:er|ir|re)) (?=\S)/iu,
}
/** To film, to market and to train are no films, markets and trains. */
const HOMONYM = /^(?:film|market|book|train|light|ship|plan|park|present|picture|star)$/iu
/** Under which conditions; what stands here is what the idea does without, or with little of. */
const TAIL: Record<SpacedLanguage, RegExp> = {
  en: /\s(?:with(?:out| no| little| hardly any| a (?:small|tiny|tight|low|limited))|on (?:no|a|a tight|a small|a low|a shoestring)|despite|even (?:if|without|with))\s.*$/iu,
  es: /\s(?:sin|con poc[oa]s?|a pesar de|aun sin|con un (?:pequeño|bajo))\s.*$/iu,
  fr: /\s(?:sans|avec peu d|malgré|même sans|avec un petit)[\s'’e].*$/iu,
  de: /\s(?:ohne|mit (?:wenig|kleine[mnr]|knappe[mnr]|geringe[mnr])|trotz)\s.*$/iu,
  vi: /\s(?:mà không|không (?:cần|có|tốn|mất)|với (?:ít|chút)|dù không)\s.*$/iu,
}
const JAPANESE_OPENING =
  /^[^、。]{1,14}?(?:ゼロ円?で|なしで|をかけずに|を使わずに|せずに|がなくても|なくても)、?/u

export type SentenceParts = {
  /** Without the conditions under which, or without what, something is done. */
  unconditional: string
  /**
   * Also without who should act and without the verb of a how-to: 'meetings' of 'why your team should stop
   * having meetings', 'a podcast' of '… with no budget'. All of it where nothing would be left that has a name.
   */
  main: string
}

/** Reads a sentence of an idea. */
export function partSentence(sentence: string, language: WritingLanguage): SentenceParts {
  const told = withoutWorking(sentence, language)
  const object = afterVerb(afterWho(told, language), language)
  const bare = withoutTail(object, language)
  return {
    unconditional: withoutTail(told, language),
    main: namesSomething(bare, language) ? bare : object,
  }
}

/** 'How vaccines work' is not about work. */
export function withoutWorking(text: string, language: WritingLanguage): string {
  return language === 'en' ? text.replace(/(?<=\bhow\b.+) works?(?=[\s.?!,]|$)/iu, '') : text
}

function withoutTail(text: string, language: WritingLanguage): string {
  return language === 'ja' ? text.replace(JAPANESE_OPENING, '') : text.replace(TAIL[language], '')
}

function afterWho(sentence: string, language: WritingLanguage): string {
  const object = sentence.replace(WHO_SHOULD[language], '')
  return namesSomething(object, language) ? object : sentence
}

/** To photograph food is photography, so a verb that is a subject of its own stays. */
function afterVerb(sentence: string, language: WritingLanguage): string {
  const [opening, verb = ''] = HOW_TO[language]?.exec(sentence) ?? []
  if (opening === undefined) return sentence
  const isSubject = !HOMONYM.test(verb) && findConcepts(verb, language).length > 0
  const object = sentence.slice(opening.length)
  return isSubject || !namesSomething(object, language) ? sentence : object
}

function namesSomething(text: string, language: WritingLanguage): boolean {
  const isNamed = findPhrases(text, language).some((phrase) => /[\s'’]/u.test(phrase))
  return isNamed || findConcepts(text, language).length > 0
}
