import type { WritingLanguage } from '#contract/options.ts'

/** Puts 'Step one:' and the like before texts, as far as there are numbers; the rest stay as they are. */
export function numbered(
  texts: readonly string[],
  numbers: readonly string[],
  language: WritingLanguage,
): string[] {
  const gap = language === 'ja' ? '' : ' '
  return texts.map((text, at) => {
    const number = numbers[at]
    return number === undefined ? text : `${number}${gap}${afterColon(text, language)}`
  })
}

/** After a colon only German begins a sentence with a capital letter. */
function afterColon(text: string, language: WritingLanguage): string {
  if (language === 'de' || language === 'ja' || /^\p{Lu}{2}/u.test(text)) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}
