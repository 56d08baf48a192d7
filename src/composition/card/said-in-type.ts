import { cutText } from '#contract/text.ts'
import { sentencesOf } from '../sentences.ts'

const MAX_CHARACTERS = 100

/** What a prompt asks to set in type of a scene's text: its first sentence, as far as it is read at a glance. */
export function saidInType(text: string, language: string): string {
  const [first] = sentencesOf(text, language)
  return cutText((first?.text ?? text).trim(), MAX_CHARACTERS)
}
