import { perLanguage } from '../../words/read-words.ts'

const WORD = /[\p{L}\p{M}\p{N}]+(?:[-'’][\p{L}\p{M}\p{N}]+)*['’]?/gu

/** The words of a text that separates words by spaces, in order, as written; French elisions stand alone. */
export function wordsOf(text: string): string[] {
  return (text.match(WORD) ?? []).flatMap((word) => {
    const elided = /^([ldjmnstc]|qu)['’](.+)$/iu.exec(word)
    return elided ? [elided[1] as string, elided[2] as string] : [word.replace(/['’]$/u, '')]
  })
}

/** Words that carry grammar rather than a subject. */
export const functionWords = perLanguage((phrases) => new Set(phrases.functionWords))
