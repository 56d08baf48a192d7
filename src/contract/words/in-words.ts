import { type Told, type ToldValue, tell } from './told.ts'
import { words } from './words.ts'

const PLACE = /\{(\w+)\}/g

/** What is told, in English: for the command line, logs, mails, and the message beside a code. */
export function inWords({ code, values }: Told): string {
  return (words[code] ?? code).replaceAll(PLACE, (place, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return value === undefined ? place : inEnglish(value)
  })
}

/** Several told one after another, in English, with one full stop between two. */
export function allInWords(all: readonly Told[]): string {
  const sentences = all.map(inWords)
  return sentences
    .map((sentence, at) => (at < sentences.length - 1 ? withoutStop(sentence) : sentence))
    .join('. ')
}

function inEnglish(value: ToldValue): string {
  if (typeof value === 'number') return value.toLocaleString('en')
  return typeof value === 'string' ? value : withoutStop(inWords(value))
}

/** A sentence within a sentence has no end of its own. */
export function withoutStop(sentence: string): string {
  return sentence.replace(/[.!。]+$/, '')
}

/** Whoever made something says why they did not: their words, as they are. */
export function vendorSays(vendor: string, text: string): Told {
  return tell('vendor-says', { vendor, text })
}
