import { cutText } from '#contract/cut-text.ts'

const FAILURE_MAX_CHARACTERS = 500

/**
 * A failure's words as they can be kept and announced, whoever wrote them: PostgreSQL keeps no NUL character,
 * and an announcement has room for 8,000 bytes.
 */
export function failureText(words: string): string {
  return cutText(words.replaceAll('\0', ''), FAILURE_MAX_CHARACTERS)
}
