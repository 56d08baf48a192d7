import type { WritingLanguage } from '#contract/options.ts'

const ENDINGS: Partial<Record<WritingLanguage, [RegExp, string][]>> = {
  en: [
    [/['’]s?$/u, ''],
    [/ies$/u, 'y'],
    [/(?<=[sxz]|ch|sh)es?$/u, ''],
    [/(?<=[^s])s$/u, ''],
  ],
  es: [
    [/(?<=[^aeiouáéíóú])es$/u, ''],
    [/(?<=[aeiouáéíóú])s$/u, ''],
  ],
  fr: [[/[sx]$/u, '']],
  de: [
    [/s$/u, ''],
    [/(?:en|er|e|n)$/u, ''],
  ],
}
const SHORTEST = 3

/** A word cut to what its singular and plural share; only good for comparing. */
export function stem(word: string, language: WritingLanguage): string {
  let cut = word.toLowerCase().normalize('NFC')
  for (const [ending, singular] of ENDINGS[language] ?? []) {
    const next = cut.replace(ending, singular)
    if (next.length >= SHORTEST) cut = next
  }
  return cut
}
