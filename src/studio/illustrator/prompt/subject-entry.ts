import type { SubjectKind } from './picture-brief.ts'
import type { Words } from './setting-words.ts'

/** A subject under its own words, beside those of the emoji catalogue. */
export type SubjectEntry = {
  kind: SubjectKind
  /** A subject painted by hand here, or the English label of an emoji. */
  form: { drawn: string } | { emoji: string }
  words: Words
}
