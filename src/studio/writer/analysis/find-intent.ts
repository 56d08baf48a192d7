import type { WritingLanguage } from '#contract/options.ts'

/** What an idea wants: a way to do it, a reason, a list of so many, a change, a story, or nothing special. */
export type Intent =
  | { kind: 'how-to' }
  | { kind: 'why' }
  | { kind: 'list'; count: number; of: 'steps' | 'advice' | 'mistakes' | 'facts' }
  | { kind: 'change' }
  | { kind: 'story' }
  | { kind: 'open' }

const HOW: Record<WritingLanguage, RegExp> = {
  en: /\bhow (?:to|(?:(?:do|can|should) )?(?:i|you|we|one))\b/iu,
  es: /(?<!\p{L})c[óo]mo (?:\p{L}+ )?\p{L}+[aei]r(?:l[oa]s?|se)?(?!\p{L})/iu,
  fr: /\bcomment (?:bien |mieux |ne pas |se |s['’])?\p{L}+(?:er|ir|re)(?!\p{L})/iu,
  de: /\bwie (?:man|du|sie|wir|ich|kann)\b/iu,
  ja: /(?:方法|仕方|やり方|作り方|入れ方|淹れ方|育て方|の方$|コツ)/u,
  vi: /(?<!\p{L})(?:cách|làm thế nào|làm sao)(?!\p{L})/iu,
}
/** How something is or comes about asks for reasons, not for advice. */
const HOW_COME: Partial<Record<WritingLanguage, RegExp>> = {
  en: /\bhow\b/iu,
  es: /(?<!\p{L})c[óo]mo(?!\p{L})/iu,
  fr: /\bcomment\b/iu,
  de: /^wie\b/iu,
  vi: /như thế nào/iu,
}
const WHY: Record<WritingLanguage, RegExp> = {
  en: /\bwhy\b/iu,
  es: /(?<!\p{L})por qu[ée](?!\p{L})/iu,
  fr: /\bpourquoi\b/iu,
  de: /\b(?:warum|wieso|weshalb)\b/iu,
  ja: /(?:なぜ|どうして|理由|何故)/u,
  vi: /(?:tại sao|vì sao|lý do)/iu,
}
const STORY: Record<WritingLanguage, RegExp> = {
  en: /\b(?:story|tale|legend|once upon)\b/iu,
  es: /\b(?:historia de|cuento|leyenda|érase|había una vez)/iu,
  fr: /\b(?:histoire d|conte|légende|il était une fois)/iu,
  de: /\b(?:geschichte (?:von|eines|einer|vom)|märchen|legende|es war einmal)/iu,
  ja: /(?:物語|お話|昔々|伝説)/u,
  vi: /(?:câu chuyện|chuyện kể|truyền thuyết|ngày xưa)/iu,
}
const NUMBER_WORDS = [
  /^(?:two|dos|deux|zwei|hai)$/iu,
  /^(?:three|tres|trois|drei|ba)$/iu,
  /^(?:four|cuatro|quatre|vier|bốn)$/iu,
  /^(?:five|cinco|cinq|fünf|năm)$/iu,
  /^(?:six|seis|sechs|sáu)$/iu,
  /^(?:seven|siete|sept|sieben|bảy)$/iu,
]
const LIST =
  /(?:\btop\s*(\d{1,2})\b|(?<!\p{L})(\d{1,2}|two|dos|deux|zwei|hai|three|tres|trois|drei|ba|four|cuatro|quatre|vier|bốn|five|cinco|cinq|fünf|năm|six|seis|sechs|sáu|seven|siete|sept|sieben|bảy)\s+(?:\p{L}+\s+){0,3}?(?:tips|ways|reasons|facts|things|steps|ideas|benefits|habits|mistakes|hacks|tricks|rules|consejos|formas|razones|datos|cosas|trucos|hábitos|ideas|errores|reglas|conseils|façons|raisons|choses|astuces|faits|idées|erreurs|règles|tipps|gründe|fakten|dinge|wege|ideen|fehler|tricks|regeln|mẹo|cách|lý do|điều|bước|ý tưởng|lỗi|bí quyết)(?!\p{L})|(\d{1,2})(?:つの|の理由|のコツ|個の|選)|(?:失敗|間違い|コツ|理由|方法|ヒント|習慣)(\d{1,2}))/iu

const ADVICE =
  /\b(?:tips|ways|steps|habits|ideas|mistakes|hacks|tricks|rules|consejos|formas|trucos|hábitos|pasos|errores|reglas|conseils|façons|astuces|étapes|idées|erreurs|règles|tipps|wege|schritte|ideen|fehler|regeln|mẹo|cách|bước|lỗi|bí quyết)(?!\p{L})|コツ|方法|アイデア|ヒント|習慣|ý tưởng|thói quen/iu

const MISTAKES = /\bmistakes\b|errores|erreurs|fehler|lỗi|失敗|間違い/iu
const STEPS = /\bsteps\b|\bpasos\b|étapes|schritte|bước|手順|ステップ/iu
/** A list that does not say of how many: 'common mistakes when …', 'tips for …'. */
const UNNUMBERED: Record<WritingLanguage, RegExp> = {
  en: /^(?:(?:the|some|most|common|biggest|typical|worst|best|quick|simple|top|beginners?)\s+){0,3}(?:tips|mistakes|hacks|tricks)\b/iu,
  es: /^(?:los |las )?(?:mejores |peores |grandes )?(?:consejos|errores|trucos)(?!\p{L})/iu,
  fr: /^(?:les |des |quelques )?(?:meilleurs |pires |grandes )?(?:conseils|erreurs|astuces)(?!\p{L})/iu,
  de: /^(?:die |ein paar )?(?:häufigen? |häufigsten |typischen? |größten |besten )?(?:tipps|fehler|tricks)(?!\p{L})/iu,
  ja: /^よくある(?:失敗|間違い)|^[^、。：:]{1,14}(?:のよくある)?(?:失敗|間違い)[：:]/u,
  vi: /^(?:những |các )?(?:mẹo|lỗi|bí quyết)(?!\p{L})/iu,
}
const UNNUMBERED_COUNT = 3
/** In letters: behind 'The' or 'My top'. */
const PROMISED_WITHIN = 8
const CHANGE =
  /\bbefore[- ](?:and|&)[- ]after\b|antes y (?:el )?después|\bavant(?:[- ]et)?[- ]après|\bvorher(?:[ -](?:und[ -])?|[–—])nachher|ビフォー・?アフター|使用前.{0,4}使用後|trước và sau/iu

/** Reads the intent from the idea's own turns of phrase. */
export function findIntent(idea: string, language: WritingLanguage): Intent {
  const list = LIST.exec(idea)
  const count = countOf(list?.slice(1).find(Boolean) ?? '')
  if (count >= 2) return { kind: 'list', count: Math.min(count, 10), of: listedKind(idea) }
  if (UNNUMBERED[language].test(idea)) {
    return { kind: 'list', count: UNNUMBERED_COUNT, of: listedKind(idea) }
  }
  if (CHANGE.test(idea)) return { kind: 'change' }
  if (WHY[language].test(idea)) return { kind: 'why' }
  if (HOW[language].test(idea)) return { kind: 'how-to' }
  if (HOW_COME[language]?.test(idea)) return { kind: 'why' }
  if (STORY[language].test(idea)) return { kind: 'story' }
  return { kind: 'open' }
}

/** How many things a heading promises: 3 for 'Three mistakes …', 0 for what only mentions some further on. */
export function promisedCount(heading: string, language: WritingLanguage): number {
  const list = LIST.exec(heading)
  const isAhead = list !== null && (language === 'ja' || list.index <= PROMISED_WITHIN)
  return isAhead ? countOf(list.slice(1).find(Boolean) ?? '') : 0
}

function listedKind(idea: string): 'steps' | 'advice' | 'mistakes' | 'facts' {
  if (MISTAKES.test(idea)) return 'mistakes'
  if (STEPS.test(idea)) return 'steps'
  return ADVICE.test(idea) ? 'advice' : 'facts'
}

function countOf(number: string): number {
  const word = NUMBER_WORDS.findIndex((words) => words.test(number))
  return word < 0 ? Number(number) : word + 2
}
