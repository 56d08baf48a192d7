/** What a negation takes with it ends at punctuation or at a word that starts a new thought. */
const ENGLISH =
  /\b(?:no|without(?: any)?|not(?: a| an| any)?|free of|never|avoid(?:ing)?|excluding|minus)\s+/giu
const SPANISH = /(?<![\p{L}])(?:sin|ningún|ninguna|nunca|tampoco|evitar)\s+/giu
const FRENCH = /(?<![\p{L}])(?:sans|pas d(?:e\s+|')|aucune?\s+|ni\s+|éviter\s+)\s*/giu
const GERMAN = /(?<![\p{L}])(?:ohne|kein(?:e|en|er|em)?|nicht|niemals)\s+/giu
const VIETNAMESE = /(?<![\p{L}])(?:không có|không|đừng|chẳng có|tránh)\s+/giu
const STARTS = [ENGLISH, SPANISH, FRENCH, GERMAN, VIETNAMESE]

const STOP =
  /[.,;:!?()\n—–]|\s(?:on|in|at|under|over|near|against|but|while|en|sobre|pero|bajo|dans|sur|mais|sous|auf|im|am|aber|unter|trên|nhưng|dưới)\s/iu

/** Japanese puts the negation after the noun: 人物なし, 文字のない, 人がいない. */
const JAPANESE =
  /[^、。，．\s\n]{1,8}?(?:なし|無し|のない|がない|がいない|のいない|は不要|を含まない|抜き)(?:で|の)?/gu

/** The prompt without what it says must not be there. */
export function withoutNegations(prompt: string): string {
  let text = prompt.replace(JAPANESE, ' ')
  for (const start of STARTS) {
    for (let match = next(start, text); match; match = next(start, text)) {
      const after = text.slice(match.end)
      const stop = after.search(STOP)
      text = `${text.slice(0, match.start)} ${stop < 0 ? '' : after.slice(stop)}`
    }
  }
  return text
}

function next(pattern: RegExp, text: string): { start: number; end: number } | null {
  pattern.lastIndex = 0
  const match = pattern.exec(text)
  return match && { start: match.index, end: match.index + match[0].length }
}
