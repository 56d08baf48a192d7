import type { WritingLanguage } from '#contract/options.ts'
import { once, subjects } from '../../words/read-words.ts'
import {
  type EmojiCatalogue,
  type EmojiMatch,
  loadEmojiCatalogue,
} from '../artwork/emoji-catalogue.ts'
import { anyOf, findInCharacters, findInWords, findWords, vocabularyOf } from './find-words.ts'
import type { Subject } from './picture-brief.ts'
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

/** What is an emoji under another name than its own begins so; anything else is painted by hand. */
const EMOJI = 'emoji:'
const neverSubjects = once(() => new Set(subjects().never))
const englishNames = once(
  () =>
    new Map(
      Object.entries(subjects().names).flatMap(([label, words]) =>
        words.map((word) => [word, label] as const),
      ),
    ),
)

type Candidate = { subject: Subject; at: number; length: number }

/** The things a scene names, in its own order of importance: what comes first is the hero. */
export async function findSubjects(
  { scene: text, cast }: { scene: string; cast: string },
  language: WritingLanguage,
): Promise<Cast> {
  const own = vocabularyOf((words) => Object.entries(words.subjects), language)
  const scenery = vocabularyOf(
    ({ settings, times, weathers, moods, framings }) =>
      anyOf(settings, times, weathers, moods, framings),
    language,
  )
  const english = await loadEmojiCatalogue('en')
  const local = language === 'en' ? english : await loadEmojiCatalogue(language)
  const context = new Set(wordsOf(text).flatMap((word) => formsOf(word, language)))
  const look = (term: string): Subject | undefined => {
    if (isFunctionWord(term, language)) return undefined
    const entry = own.terms.get(term)
    if (entry) return fromEntry(entry, english)
    const known = englishNames().get(term)
    if (known) return fromEmoji(known, english, context)
    if (neverSubjects().has(term) || scenery.terms.has(term)) return undefined
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
  const [place] = findWords(
    text,
    vocabularyOf(({ settings }) => anyOf(settings), language),
    language,
  )
  const led = place === undefined || (found[0]?.at ?? 0) <= place.at
  const shown = merged(found, text, named)
  const spans = found.filter(({ subject }) => shown.some(({ name }) => name === subject.name))
  return { subjects: shown, led, named, spans }
}

function fromEntry(entry: string, catalogue: EmojiCatalogue): Subject | undefined {
  const kind = subjects().kinds[entry]
  if (!kind) return undefined
  if (!entry.startsWith(EMOJI)) return { name: entry, kind, form: { drawn: entry }, count: 1 }
  const match = catalogue.lookUp(entry.slice(EMOJI.length).toLowerCase())[0]
  return match && { name: match.emoji.name, kind, form: { artwork: match.emoji.artwork }, count: 1 }
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
  const merging = new Map<string, Subject>()
  for (const { subject, at } of found) {
    const before = words.slice(Math.max(0, at - 3), at)
    const several = before.some((word) => SEVERAL.test(word))
    const known = merging.get(subject.name)
    const many = several && subject.name !== 'couple' && subject.name !== 'crowd'
    if (!known) merging.set(subject.name, { ...subject, count: many ? 3 : 1 })
    else if (many) known.count = 3
  }
  const all = [...merging.values()]
  const isNamed = ({ name }: Subject) => named.has(name)
  return [...all.filter(isNamed), ...all.filter((one) => !isNamed(one))].slice(0, MOST)
}
