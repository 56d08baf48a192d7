import { once, oneOf, pattern, subjects } from '../../words/read-words.ts'
import type { SubjectKind } from '../prompt/picture-brief.ts'

const unfit = once(() => pattern(oneOf(subjects().unfitEmoji)))

/** What kind of subject an emoji is, or null when it does not belong into a picture. */
export function kindOfEmoji(subgroup: number, label: string): SubjectKind | null {
  const { emojiKinds, emojiGroups } = subjects()
  const exception = emojiKinds[label]
  if (exception) return exception
  return unfit().test(label) ? null : (emojiGroups[subgroup] ?? null)
}
