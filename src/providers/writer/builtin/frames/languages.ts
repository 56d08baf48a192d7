import type { WritingLanguage } from '#contract/options.ts'
import type { LanguageFrames } from './frames.ts'

const LOADERS: Record<WritingLanguage, () => Promise<LanguageFrames>> = {
  en: async () => (await import('./en/en.ts')).en,
  es: async () => (await import('./es/es.ts')).es,
  fr: async () => (await import('./fr/fr.ts')).fr,
  de: async () => (await import('./de/de.ts')).de,
  ja: async () => (await import('./ja/ja.ts')).ja,
  vi: async () => (await import('./vi/vi.ts')).vi,
}

/** Loads the frames of one language; the other languages stay on the disk. */
export async function loadFrames(language: WritingLanguage): Promise<LanguageFrames> {
  return await LOADERS[language]()
}
