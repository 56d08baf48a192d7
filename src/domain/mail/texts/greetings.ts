import type { InterfaceLanguage } from '#contract/interface-language.ts'

/** What mail programs turn into a link: an address of a page or of a mailbox. */
const LINK_LIKE = /\/\/|www\.|\S[.@]\p{L}{2}/iu

/** Whether mail programs would turn a name into a link. */
export function isLinkLike(name: string): boolean {
  return LINK_LIKE.test(name)
}

/** The first line of a mail. A name that could be followed like a link is left out: a stranger may have chosen it. */
export function greeting(language: InterfaceLanguage, name: string): string {
  if (isLinkLike(name)) return GREETINGS_WITHOUT_NAME[language]
  return GREETINGS[language].replace('{name}', () => name)
}

const GREETINGS: Record<InterfaceLanguage, string> = {
  en: 'Hello {name},',
  es: 'Hola, {name}:',
  fr: 'Bonjour {name},',
  de: 'Hallo {name},',
  ja: '{name} 様',
  vi: 'Xin chào {name},',
}

const GREETINGS_WITHOUT_NAME: Record<InterfaceLanguage, string> = {
  en: 'Hello,',
  es: 'Hola:',
  fr: 'Bonjour,',
  de: 'Hallo,',
  ja: 'こんにちは。',
  vi: 'Xin chào,',
}
