import type { WritingLanguage } from '#contract/options.ts'
import { anyOf, findWords, vocabularyOf } from './find-words.ts'
import { LOOKS, type Look } from './picture-brief.ts'

/** Takes out camera and drawing terms, so that "35 mm film" never becomes a reel. */
export function withoutTechnique(
  text: string,
  language: WritingLanguage,
): { hinted: Look[]; rest: string } {
  const vocabulary = vocabularyOf(
    ({ looks }) => LOOKS.map((look) => [look, looks[look]] as const),
    language,
  )
  const found = findWords(text, vocabulary, language)
  return { hinted: found.map(({ value }) => value), rest: without(found, text) }
}

/** Takes out "silhouette": beside a named subject it says how that is seen, and is nobody itself. */
export function withoutSilhouette(
  text: string,
  language: WritingLanguage,
): { isSilhouette: boolean; rest: string } {
  const vocabulary = vocabularyOf(({ silhouette }) => anyOf({ silhouette }), language)
  const found = findWords(text, vocabulary, language)
  return { isSilhouette: found.length > 0, rest: without(found, text) }
}

function without(found: { term: string }[], text: string): string {
  return found
    .toSorted((one, other) => other.term.length - one.term.length)
    .reduce((rest, { term }) => rest.replaceAll(term, ' '), text)
}
