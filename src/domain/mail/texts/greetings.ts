import type { InterfaceLanguage } from '#contract/interface-language.ts'

export const GREETINGS: Record<InterfaceLanguage, string> = {
  en: 'Hello {name},',
  es: 'Hola, {name}:',
  fr: 'Bonjour {name},',
  de: 'Hallo {name},',
  ja: '{name} 様',
  vi: 'Xin chào {name},',
}
