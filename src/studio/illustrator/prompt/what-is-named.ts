import type { WritingLanguage } from '#contract/options.ts'
import { isTypePrompt } from '#contract/type-prompt.ts'
import { once, subjects } from '../../words/read-words.ts'
import type { PictureWords } from '../../words/schemas.ts'
import { findColours } from './colour-words.ts'
import { type Cast, findSubjects } from './find-subjects.ts'
import { anyOf, findWords, vocabularyOf } from './find-words.ts'
import { withoutNegations } from './negation.ts'
import { sortClauses } from './prompt-clauses.ts'
import { languageOf, normalised, wordsOf } from './tokens.ts'

/** What a prompt asks to be seen, as far as the painter knows it. */
export type Named = {
  /** Its first clause, which says what the picture is of, names something to paint. */
  isAnything: boolean
  /** Words for what nobody here can paint, as they stand in the prompt; neighbours together. */
  undrawn: string[]
}

const plainWords = once(() => new Set(subjects().plain))
const seenIn = ({ settings, times, weathers }: PictureWords) => anyOf(settings, times, weathers)
const mannerIn = ({ moods, framings, looks, silhouette }: PictureWords) =>
  anyOf(moods, framings, looks, { silhouette })
const SHORTEST_WORD = 4

/** Reads a prompt once more, for what is left over of it. */
export async function whatIsNamed(prompt: string): Promise<Named> {
  if (isTypePrompt(prompt)) return { isAnything: false, undrawn: [] }
  const language = languageOf(prompt)
  const { scene, cast } = sortClauses(withoutNegations(normalised(prompt)))
  const found = await findSubjects({ scene, cast }, language)
  const seen = findWords(scene, vocabularyOf(seenIn, language), language)
  const [head = ''] = scene.split(', ')
  const isAnything = await namesAnything(head, seen, language)
  // Without spaces between words, nothing tells what a left-over letter belongs to.
  if (language === 'ja' || language === 'vi') return { isAnything, undrawn: [] }
  return { isAnything, undrawn: leftOver(scene, found, seen, language) }
}

/** A thing, a place, an hour or a weather; nobody draws a laboratory for what is done in one. */
async function namesAnything(
  head: string,
  seen: readonly { at: number }[],
  language: WritingLanguage,
): Promise<boolean> {
  const words = language === 'ja' ? head.length : wordsOf(head).length
  if (seen.some(({ at }) => at < words)) return true
  return (await findSubjects({ scene: head, cast: head }, language)).subjects.length > 0
}

function leftOver(
  scene: string,
  { spans }: Cast,
  seen: readonly { at: number; length: number }[],
  language: WritingLanguage,
): string[] {
  const manner = findWords(scene, vocabularyOf(mannerIn, language), language)
  const read = new Set(
    [...spans, ...seen, ...manner].flatMap(({ at, length }) =>
      Array.from({ length }, (_, offset) => at + offset),
    ),
  )
  const phrases: string[][] = []
  let last = -2
  for (const [at, word] of wordsOf(scene).entries()) {
    if (read.has(at) || !isTelling(word)) continue
    if (at === last + 1) phrases.at(-1)?.push(word)
    else phrases.push([word])
    last = at
  }
  return phrases.map((words) => words.join(' '))
}

/** A thing's own name, as far as that can be told: no article, no manner, no colour, nothing that is done. */
function isTelling(word: string): boolean {
  return (
    word.length >= SHORTEST_WORD &&
    !plainWords().has(word) &&
    !/(?:ing|ly|mente|ment|end)$/u.test(word) &&
    findColours(word).length === 0
  )
}
