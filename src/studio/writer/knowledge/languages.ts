import type { WritingLanguage } from '#contract/options.ts'
import type { TopicLines } from './knowledge.ts'
import type { Topic } from './topic.ts'

const LOADERS: Record<WritingLanguage, () => Promise<Record<Topic, TopicLines>>> = {
  en: async () => (await import('./en/en.ts')).en,
  es: async () => (await import('./es/es.ts')).es,
  fr: async () => (await import('./fr/fr.ts')).fr,
  de: async () => (await import('./de/de.ts')).de,
  ja: async () => (await import('./ja/ja.ts')).ja,
  vi: async () => (await import('./vi/vi.ts')).vi,
}

/** Loads what is known in one language; the other languages stay on the disk. */
export async function loadKnowledge(language: WritingLanguage): Promise<Record<Topic, TopicLines>> {
  return await LOADERS[language]()
}
