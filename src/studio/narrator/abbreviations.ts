import { speech } from '../words/read-words.ts'

/** Says an abbreviation in full, without its point; any other word stays as it is. */
export function expandAbbreviation(word: string, language: string): string {
  const parts = /^([("'¿¡«“]*)(.+?\.)([,;:)"'»”!?]*)$/u.exec(word)
  if (!parts) return word
  const [, before, abbreviation, after] = parts as unknown as [string, string, string, string]
  const meaning = speech().abbreviations[language]?.[abbreviation.toLowerCase()]
  if (meaning === undefined) return word
  const said = before + (meaning || abbreviation.slice(0, -1)) + after
  return said.replace(/,(?=[.,;:])/, '')
}
