import type { WritingLanguage } from '#contract/options.ts'
import { type Concept, generalName } from '../lexicon/concepts.ts'
import { type FoundConcept, findConcepts } from '../lexicon/find-concepts.ts'
import { weightOf } from '../lexicon/rank-concepts.ts'
import { stem } from '../lexicon/stem.ts'
import { canSurround } from './scenery.ts'

/** Their pictures stand for them, and show something else. */
const SYMBOLIC = new Set(
  'love heart happiness calm courage habit friendship time money ai energy recycling tidying button school work home film history castle party wedding photo game fashion makeup shop cooking breakfast video social speaking event travel light art language science earth paris japan vietnam pyramid fruit chess water fire'.split(
    ' ',
  ),
)
/** What is done: its picture is of somebody, and of somebody else where the text names who does it. */
const DONE = new Set('walking running swimming yoga dance exercise sleep stretching'.split(' '))
/** All of whose words mean what is shown. */
const ONE_SENSE = new Set(
  'bicycle ship airplane train car phone computer ocean coffee tea'.split(' '),
)
const BY_SOMEBODY =
  /(?:^|[^\p{L}])(?:I|we|you|they|he|she|it|to|will|would|can|could|must|should|may|not|let['’]s|please)\s+$/iu
const OBJECT =
  /^\s+(?:a|an|the|this|that|these|those|my|your|his|her|its|our|their|it|them|us|me|him)(?!\p{L})/iu
const TO_SOMETHING = /^\s+(?:up|down|off|out|on|in|into|for|with|at|to)(?!\p{L})/iu

/**
 * What a sentence names and a picture can show as it is, in the sense of the sentence: things, else landscapes.
 */
export function literalIn(text: string, language: WritingLanguage): Concept[] {
  const found = findConcepts(text, language).filter(
    (one) => isLiteral(one, language) && !(language === 'en' && isVerb(one, text)),
  )
  const concepts = found.map(({ concept }) => concept)
  const things = concepts.filter((concept) => !isAround(concept))
  const doers = things.filter(({ id }) => !DONE.has(id))
  return [doers, things, concepts].find((some) => some.length > 0) ?? []
}

function isLiteral({ concept, text }: FoundConcept, language: WritingLanguage): boolean {
  if (SYMBOLIC.has(concept.id) || weightOf(concept) === 'setting') return false
  if (concept.living || ONE_SENSE.has(concept.id)) return true
  if (language === 'en') return isIn(text, concept.picture)
  return (
    isOf(text, generalName(concept, language), language) &&
    isIn(generalName(concept, 'en'), concept.picture)
  )
}

/** 'The Sun' is in 'the sun', 'bees' are in 'a honeybee'. */
function isIn(name: string, picture: string): boolean {
  const words = name.split(' ').filter((word) => !/^(?:the|an?)$/iu.test(word))
  return words.some((word) =>
    picture.toLowerCase().includes(stem(word, 'en').replace(/[ey]$/u, '')),
  )
}

/** Another form of the same word, or what ends in it: Filterkaffee, Fahrrad of Fahrräder. */
function isOf(text: string, general: string, language: WritingLanguage): boolean {
  const [said, known] = [text, general].map((one) => stem(one.split(' ').at(-1) ?? '', language))
  if (!said || !known) return false
  const short = known.slice(0, Math.max(2, Math.ceil(known.length * 0.6)))
  return said.includes(short)
}

/** 'We fire your cup' and 'Book on Monday' name no fire and no book. */
function isVerb({ text: word }: FoundConcept, text: string): boolean {
  const at = text.indexOf(word)
  const [before, after] = [text.slice(0, at), text.slice(at + word.length)]
  const isFirst = /(?:^|[.!?:]\s+)$/u.test(before)
  const isOne = !/[^s]s$/u.test(word)
  const isDone = OBJECT.test(after) || BY_SOMEBODY.test(before)
  return isOne && (isDone || (isFirst && TO_SOMETHING.test(after)))
}

/** Hour, weather and landscape surround the subject and do not stand beside it. */
export function isAround(concept: Concept): boolean {
  return canSurround(concept) || weightOf(concept) === 'setting'
}
