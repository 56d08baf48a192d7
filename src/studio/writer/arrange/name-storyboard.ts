import { isWritingLanguage, type SpokenLanguage } from '#contract/options.ts'
import { cutText } from '#contract/text.ts'
import { shorten } from '../analysis/shorten.ts'

const LONGEST_TITLE = 72
const LONGEST_DESCRIPTION = 280
/** Japanese says as much with so many fewer letters. */
const JAPANESE_LETTERS = 2.4

/** A storyboard is called by its own words. */
export function nameStoryboard(own: readonly string[], language: SpokenLanguage) {
  const [first = ''] = own
  const isJapanese = language === 'ja'
  const whole = own.join(isJapanese ? '' : ' ')
  const longest = Math.floor(isJapanese ? LONGEST_TITLE / JAPANESE_LETTERS : LONGEST_TITLE)
  const cut = (text: string, most: number) =>
    (isWritingLanguage(language) && shorten(text, most, language)) || cutText(text, most)
  return { title: cut(first, longest), description: cut(whole, LONGEST_DESCRIPTION) }
}
