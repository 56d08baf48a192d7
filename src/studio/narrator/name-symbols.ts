import { speech } from '../words/read-words.ts'

/** Writes out the signs that would be lost; Chinese says its percentage before the number. */
export function nameSymbols(text: string, language: string): string {
  const names = speech().symbols[language] ?? {}
  const ordered = language === 'zh' ? text.replace(/(\d[\d.,]*)\s?%/g, '百分之$1') : text
  return ordered.replace(/[&%$€£¥₫₹₩+=°@]/g, (symbol) =>
    Object.hasOwn(names, symbol) ? ` ${names[symbol]} ` : symbol,
  )
}
