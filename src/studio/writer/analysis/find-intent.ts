import type { WritingLanguage } from '#contract/options.ts'
import { pattern, perLanguage } from '../../words/read-words.ts'

/** What an idea wants: a way to do it, a reason, a list of so many, a change, a story, or nothing special. */
export type Intent =
  | { kind: 'how-to' }
  | { kind: 'why' }
  | { kind: 'list'; count: number; of: 'steps' | 'advice' | 'mistakes' | 'facts' }
  | { kind: 'change' }
  | { kind: 'story' }
  | { kind: 'open' }

const intents = perLanguage(({ intent }) => ({
  how: pattern(intent.how),
  howCome: pattern(intent.howCome),
  why: pattern(intent.why),
  story: pattern(intent.story),
  unnumbered: pattern(intent.unnumbered),
}))
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
const UNNUMBERED_COUNT = 3
/** In letters: behind 'The' or 'My top'. */
const PROMISED_WITHIN = 8
const CHANGE =
  /\bbefore[- ](?:and|&)[- ]after\b|antes y (?:el )?después|\bavant(?:[- ]et)?[- ]après|\bvorher(?:[ -](?:und[ -])?|[–—])nachher|ビフォー・?アフター|使用前.{0,4}使用後|trước và sau/iu

/** Reads the intent from the idea's own turns of phrase. */
export function findIntent(idea: string, language: WritingLanguage): Intent {
  const { how, howCome, why, story, unnumbered } = intents(language)
  const list = LIST.exec(idea)
  const count = countOf(list?.slice(1).find(Boolean) ?? '')
  if (count >= 2) return { kind: 'list', count: Math.min(count, 10), of: listedKind(idea) }
  if (unnumbered.test(idea)) {
    return { kind: 'list', count: UNNUMBERED_COUNT, of: listedKind(idea) }
  }
  if (CHANGE.test(idea)) return { kind: 'change' }
  if (why.test(idea)) return { kind: 'why' }
  if (how.test(idea)) return { kind: 'how-to' }
  if (howCome.test(idea)) return { kind: 'why' }
  if (story.test(idea)) return { kind: 'story' }
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
