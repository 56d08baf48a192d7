/** Sentences one after another, each with its full stop; empty ones are left out. */
export function joinSentences(locale: string, ...sentences: string[]): string {
  return sentences
    .filter(Boolean)
    .map((sentence) => asSentence(sentence, locale))
    .join(' ')
}

/** Words that another sentence follows: with a full stop, unless they, or what they quote, end with a mark of their own. */
export function asSentence(words: string, locale: string) {
  if (words === '' || /[.!?…。！？]\s?[”“»」]?$/u.test(words)) return words
  return words + (locale === 'ja' ? '。' : '.')
}
