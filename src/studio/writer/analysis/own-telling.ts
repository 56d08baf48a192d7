import type { WritingLanguage } from '#contract/options.ts'
import { findConcepts, type FoundConcept } from '../lexicon/find-concepts.ts'
import { weightOf } from '../lexicon/rank-concepts.ts'

type TellingWords = {
  /** What is to be made: 'a picture book', 'an advert'. */
  form: string
  /** What stands between a form and what it is about: 'an advert for', 'a sad poem about'. */
  about: string
  /** Before the words that are to be said at the end: 'end with:'. */
  closing: RegExp
}

const TELLING: Record<WritingLanguage, TellingWords> = {
  en: {
    form: '(?:an? |the |my |our )?(?:[\\p{L}-]+ ){0,2}(?:advert(?:isement)?|ad|commercial|promo|teaser|trailer|picture book|story|tale|fable|poem|tutorial|explainer|video|film|reel|clip)',
    about: '(?:for|about|of|on)',
    closing: /[;,]?\s*(?:and )?(?:end(?:ing)?|finish|close)(?: it)? with:\s*(?<words>.+)$/iu,
  },
  es: {
    form: '(?:una? |el |la |mi )?(?:[\\p{L}-]+ )?(?:anuncio|tráiler|cuento|fábula|poema|historia|tutorial|vídeo|video|libro ilustrado)(?: [\\p{L}-]+)?',
    about: '(?:para|sobre|de)',
    closing: /[;,]?\s*(?:y )?(?:termina|acaba|cierra)(?:r|ndo)? con:\s*(?<words>.+)$/iu,
  },
  fr: {
    form: "(?:une? |le |la |l['’]|mon )?(?:[\\p{L}-]+ )?(?:publicité|pub|bande-annonce|conte|fable|poème|histoire|tutoriel|vidéo|livre d['’]images|album)(?: [\\p{L}-]+)?",
    about: '(?:pour|sur|de)',
    closing:
      /[;,]?\s*(?:et )?(?:termine[rz]?|finis(?:sez)?|finir) (?:par|avec)\s?:\s*(?<words>.+)$/iu,
  },
  de: {
    form: '(?:eine? |der |die |das |meine? |unsere? )?(?:[\\p{L}-]+ )?(?:werbung|werbespot|anzeige|trailer|bilderbuch|\\p{L}*geschichte|märchen|fabel|gedicht|anleitung|tutorial|\\p{L}*video)',
    about: '(?:für|über|von)',
    closing:
      /[;,]?\s*(?:und )?(?:(?:ende|schließe|beende es) mit|(?:am ende|zum schluss)(?: sagen)?):\s*(?<words>.+)$/iu,
  },
  ja: {
    form: '[^。、:：]{0,12}(?:広告|CM|予告編|絵本|物語|お話|童話|動画|チュートリアル)',
    about: '(?!)',
    closing: /、?\s*(?:最後は|終わりは)[:：「](?<words>[^」]+)」?(?:で終わる)?。?$/u,
  },
  vi: {
    form: '(?:một )?(?:đoạn |bài )?(?:quảng cáo|câu chuyện|truyện tranh|truyện|bài thơ|thơ|hướng dẫn|video)(?: [\\p{L}-]+)?',
    about: '(?:cho|về)',
    closing: /[;,]?\s*(?:và )?kết thúc (?:bằng|với):\s*(?<words>.+)$/iu,
  },
}
const LONGEST_LABEL = 60

/** An idea without the words that only say what is to be made of it: 'A picture book for children: …'. */
export function withoutLabel(idea: string, language: WritingLanguage): string {
  const { form, about } = TELLING[language]
  const label = new RegExp(`^${form}(?:[^:：.!?。\\n]{0,${LONGEST_LABEL}})?[:：]\\s*(?=\\S)`, 'iu')
  const opening = new RegExp(`^${form} ${about} (?=\\S)`, 'iu')
  const [named = ''] = label.exec(idea) ?? []
  // 'Advert for a bakery: …' says what it is about, 'A book for children: …' does not.
  const isAbout = findConcepts(named.replace(opening, ''), language).some(isThing)
  return named === '' || (isAbout && opening.test(named))
    ? idea.replace(opening, '')
    : idea.slice(named.length)
}

function isThing({ concept }: FoundConcept): boolean {
  return !concept.living && weightOf(concept) === 'thing'
}

/** The idea, and the words it wants at the end: '… End with: order tonight.' */
export function partClosing(
  idea: string,
  language: WritingLanguage,
): { idea: string; closing: string } {
  const found = TELLING[language].closing.exec(idea)
  if (!found || found.index < 3) return { idea, closing: '' }
  return { idea: idea.slice(0, found.index), closing: unquoted(found.groups?.['words'] ?? '') }
}

function unquoted(words: string): string {
  return words.replaceAll(/^["“„«»']+|["”“»«']+(?=[.!?]?$)/gu, '').trim()
}
