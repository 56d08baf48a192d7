import type { WritingLanguage } from '#contract/options.ts'
import {
  type EmojiCatalogue,
  type EmojiMatch,
  loadEmojiCatalogue,
} from '../artwork/emoji-catalogue.ts'
import { DRAWN_SUBJECTS } from './drawn-subject-words.ts'
import { EMOJI_SUBJECTS } from './emoji-subject-words.ts'
import { ENGLISH_NAMES } from './english-names.ts'
import { findInCharacters, findInWords, findWords, vocabularyOf } from './find-words.ts'
import { FRAMING_WORDS, MOOD_WORDS, TIME_WORDS, WEATHER_WORDS } from './light-words.ts'
import { SETTING_WORDS } from './setting-words.ts'
import { NEVER_SUBJECTS } from './never-subjects.ts'
import type { Subject } from './picture-brief.ts'
import type { SubjectEntry } from './subject-entry.ts'
import { formsOf, isFunctionWord, wordsOf } from './tokens.ts'

const MOST = 3
/** A single keyword that fits many emoji says too little to draw one of them. */
const ENOUGH = 1.4

export type Cast = {
  subjects: Subject[]
  /** The text names the first of them before any place. */
  led: boolean
  /** Names of those that the prompt asks for by themselves, not as a part of a place. */
  named: ReadonlySet<string>
  /** Where they stand in the scene: words from `at` on, characters in Japanese. */
  spans: { at: number; length: number }[]
}

const PLACES = Object.values(SETTING_WORDS).map((words) => [true, words] as const)

type Candidate = { subject: Subject; at: number; length: number }

/** The things a scene names, in its own order of importance: what comes first is the hero. */
export async function findSubjects(
  { scene: text, cast }: { scene: string; cast: string },
  language: WritingLanguage,
): Promise<Cast> {
  const own = vocabularyOf(
    [...DRAWN_SUBJECTS, ...EMOJI_SUBJECTS].map((entry) => [entry, entry.words] as const),
    language,
  )
  const scenery = vocabularyOf(
    [SETTING_WORDS, TIME_WORDS, WEATHER_WORDS, MOOD_WORDS, FRAMING_WORDS].flatMap((table) =>
      Object.values(table).map((words) => [true, words] as const),
    ),
    language,
  )
  const english = await loadEmojiCatalogue('en')
  const local = language === 'en' ? english : await loadEmojiCatalogue(language)
  const context = new Set(wordsOf(text).flatMap((word) => formsOf(word, language)))
  const look = (term: string): Subject | undefined => {
    if (isFunctionWord(term, language)) return undefined
    const entry = own.terms.get(term)
    if (entry) return fromEntry(entry, english)
    const known = ENGLISH_NAMES.get(term)
    if (known) return fromEmoji(known, english, context)
    if (NEVER_SUBJECTS.has(term) || scenery.terms.has(term)) return undefined
    if (
      language === 'ja' &&
      /^[\u3040-\u309f]{1,2}$|^.$/u.test(term) &&
      !/^[\u4e00-\u9fff]$/u.test(term)
    )
      return undefined
    // A single Vietnamese syllable is a part of many words.
    if (language === 'vi' && !term.includes(' ')) return undefined
    return fromEmoji(term, local, context) ?? fromEmoji(term, english, context)
  }
  const find = (words: string): Candidate[] =>
    (language === 'ja'
      ? findInCharacters(words, look, 12)
      : findInWords(words, look, language)
    ).map(({ value, at, length }) => ({ subject: value, at, length }))
  const found = find(text)
  const named = new Set(find(cast).map(({ subject }) => subject.name))
  const [place] = findWords(text, vocabularyOf(PLACES, language), language)
  const led = place === undefined || (found[0]?.at ?? 0) <= place.at
  const subjects = merged(found, text, named)
  const spans = found.filter(({ subject }) => subjects.some(({ name }) => name === subject.name))
  return { subjects, led, named, spans }
}

function fromEntry(entry: SubjectEntry, catalogue: EmojiCatalogue): Subject | undefined {
  if ('drawn' in entry.form) {
    return { name: entry.form.drawn, kind: entry.kind, form: { drawn: entry.form.drawn }, count: 1 }
  }
  const match = catalogue.lookUp(entry.form.emoji.toLowerCase())[0]
  return (
    match && {
      name: match.emoji.name,
      kind: entry.kind,
      form: { artwork: match.emoji.artwork },
      count: 1,
    }
  )
}

function fromEmoji(
  term: string,
  catalogue: EmojiCatalogue,
  context: Set<string>,
): Subject | undefined {
  let best: EmojiMatch | undefined
  let bestScore = 0
  for (const match of catalogue.lookUp(term).slice(0, 24)) {
    const nameWords = match.emoji.name.slice('emoji:'.length).split('-')
    const shared = nameWords.filter((word) => context.has(word)).length
    const score = match.weight + shared * 0.8 - nameWords.length * 0.05
    if (score > bestScore) [best, bestScore] = [match, score]
  }
  if (!best || bestScore < ENOUGH) return undefined
  const { name, kind, artwork } = best.emoji
  return { name, kind, form: { artwork }, count: 1 }
}

const SEVERAL =
  /^(?:two|three|four|five|six|seven|several|many|rows?|dozens|hundreds|flock|group|pair|dos|tres|varios|muchos|deux|trois|plusieurs|zwei|drei|viele|mehrere|hai|ba|nhiều|những|các)$/

/** One entry a thing; naming it twice, in the plural or with a number asks for several. */
function merged(found: Candidate[], text: string, named: ReadonlySet<string>): Subject[] {
  const words = wordsOf(text)
  const subjects = new Map<string, Subject>()
  for (const { subject, at } of found) {
    const before = words.slice(Math.max(0, at - 3), at)
    const several = before.some((word) => SEVERAL.test(word))
    const known = subjects.get(subject.name)
    const many = several && subject.name !== 'couple' && subject.name !== 'crowd'
    if (!known) subjects.set(subject.name, { ...subject, count: many ? 3 : 1 })
    else if (many) known.count = 3
  }
  const all = [...subjects.values()]
  const isNamed = ({ name }: Subject) => named.has(name)
  return [...all.filter(isNamed), ...all.filter((one) => !isNamed(one))].slice(0, MOST)
}
