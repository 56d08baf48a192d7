import type { SpeechUnit } from './speech-unit.ts'
import { splitIntoUnits } from './split-into-units.ts'

/** The words of a text as captions show them; see `splitIntoUnits`. Japanese takes half a gigabyte: in a child only. */
export async function unitsOf(text: string, language: string): Promise<SpeechUnit[]> {
  if (language !== 'ja') return splitIntoUnits(text, language)
  // Loaded only when needed: its dictionary takes half a second and half a gigabyte.
  const { japaneseUnits } = await import('./japanese-units.ts')
  return await japaneseUnits(text)
}
