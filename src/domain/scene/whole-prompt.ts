import type { CastMember } from '#contract/cast.ts'

/**
 * What an image is drawn from: the scene's prompt, who of the cast it names, and the look of the storyboard. What
 * the prompt says already is not said twice. Empty when there is no prompt; just the prompt without look and cast.
 */
export function wholePrompt(
  imagePrompt: string,
  { look, cast }: { look: string; cast: readonly CastMember[] },
): string {
  const prompt = imagePrompt.trim()
  if (!prompt) return ''
  const seen = cast
    .filter(({ name, description }) => isNamed(prompt, name) && !says(prompt, description))
    .map(({ name, description }) => `${name}: ${description.trim()}`)
  return [...seen, ...(says(prompt, look) ? [] : [look.trim()])].reduce(
    (text, more) => `${ended(text)} ${more}`,
    prompt,
  )
}

const LEADING_ARTICLE = /^(?:the|an?)\s+/iu
/** Written without blanks between the words. */
const UNSPACED = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Thai}]/u

function isNamed(prompt: string, name: string): boolean {
  const wanted = name.trim().replace(LEADING_ARTICLE, '')
  if (!wanted) return false
  const escaped = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const alone = UNSPACED.test(wanted) ? escaped : `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`
  return new RegExp(alone, 'iu').test(prompt)
}

/** Nothing at all is always said. */
function says(prompt: string, words: string): boolean {
  const wanted = words.trim().replace(/[.。]$/u, '')
  return prompt.toLowerCase().includes(wanted.toLowerCase())
}

function ended(text: string): string {
  return /[.!?…。！？]$/u.test(text) ? text : `${text}.`
}
