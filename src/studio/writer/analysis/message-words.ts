import { oneOf, pattern, perLanguage } from '../../words/read-words.ts'

const START = '(?<![\\p{L}\\p{M}\\p{N}])'
const END = '(?![\\p{L}\\p{M}\\p{N}])'

/** What tells an announcement from a subject. Japanese words have no ends that one could see. */
export const messageWords = perLanguage(({ message }, language) => {
  const [start, end] = language === 'ja' ? ['', ''] : [START, END]
  const words = (alternatives: readonly string[]) => pattern(start + oneOf(alternatives) + end)
  const { leads, words: times } = message.when
  return {
    news: words(message.news),
    ours: words(message.ours),
    notice: words(message.notice),
    farewell: words(message.farewell),
    search: pattern(language === 'ja' ? oneOf(message.search) : `^${oneOf(message.search)}${end}`),
    when: pattern(`${start}(?:${oneOf(leads)}\\s+)*${oneOf(times)}${end}`),
    offer: words(message.offer),
  }
})
