import type { SpokenLanguage } from '#contract/options.ts'

/**
 * Words people begin with when they greet, by language. Those of several languages stand with each of them;
 * those that mean something else in another language (the French "moi") are left out.
 */
const GREETINGS: Record<string, string[]> = {
  en: ['hello', 'welcome to', 'good morning', 'good evening'],
  es: ['hola', 'buenos días', 'buenas tardes', 'bienvenidos'],
  fr: ['bonjour', 'bonsoir', 'salut', 'bienvenue'],
  de: ['hallo', 'guten tag', 'guten morgen', 'willkommen', 'servus'],
  it: ['ciao', 'buongiorno', 'buonasera', 'benvenuti'],
  pt: ['olá', 'bom dia', 'boa tarde', 'bem-vindos'],
  pl: ['cześć', 'dzień dobry', 'witajcie', 'witaj'],
  hi: ['नमस्ते', 'नमस्कार'],
  ar: ['مرحبا', 'مرحبًا', 'أهلا', 'السلام عليكم'],
  zh: ['你好', '大家好', '您好'],
  ja: ['こんにちは', 'おはよう', 'こんばんは'],
  ko: ['안녕', '안녕하세요'],
  nl: ['hallo', 'hoi', 'goedendag', 'goedemorgen', 'welkom'],
  ru: ['привет', 'здравствуйте', 'добрый день'],
  tr: ['merhaba', 'selam', 'günaydın'],
  sv: ['hej', 'hallå', 'god morgon', 'välkommen'],
  cs: ['ahoj', 'dobrý den', 'vítejte'],
  da: ['hej', 'goddag', 'godmorgen', 'velkommen'],
  fi: ['hei', 'terve', 'tervetuloa'],
  el: ['γεια', 'γειά', 'καλημέρα', 'καλησπέρα'],
  hu: ['szia', 'sziasztok', 'jó napot', 'üdvözöllek'],
  id: ['halo semua', 'selamat pagi', 'selamat datang', 'selamat siang'],
  no: ['hei', 'god dag', 'velkommen', 'god morgen'],
  ro: ['bună', 'salut', 'bună ziua', 'bun venit'],
  sk: ['ahoj', 'dobrý deň', 'vitajte'],
  th: ['สวัสดี'],
  uk: ['привіт', 'вітаю', 'добрий день'],
  vi: ['xin chào', 'chào bạn', 'chào các bạn', 'chào mừng'],
  bg: ['здравейте', 'здравей', 'здрасти', 'добър ден'],
  hr: ['bok svima', 'dobar dan', 'dobrodošli'],
  fa: ['سلام', 'درود'],
  he: ['שלום', 'ברוכים הבאים'],
} satisfies Record<SpokenLanguage, string[]>

/** Scripts that are written without spaces between words, where more may follow a greeting at once. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Thai}]/u

/**
 * The language a text greets in at its beginning (BCP 47 primary tag). What it was written in decides when it
 * greets in several languages, or not at all.
 */
export function spokenLanguage(text: string, writtenIn: string): string {
  const plain = text.normalize('NFC').toLowerCase()
  const words = `${plain.replaceAll(/[^\p{L}\p{M}-]+/gu, ' ').trim()} `
  const greetsIn = Object.keys(GREETINGS).filter((language) =>
    GREETINGS[language]?.some((greeting) =>
      words.startsWith(UNSPACED.test(greeting) ? greeting : `${greeting} `),
    ),
  )
  const [only, ...others] = greetsIn
  return only && others.length === 0 ? only : writtenIn
}
