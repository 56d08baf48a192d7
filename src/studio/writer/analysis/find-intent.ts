import type { WritingLanguage } from '#contract/options.ts'
import { anyLanguage, once, oneOf, pattern, perLanguage } from '../../words/read-words.ts'

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
const lists = once(() => {
  const words = anyLanguage()
  const { after, before } = words.listedInJapanese
  const numbers = `\\d{1,2}|${oneOf(words.numbers.flat())}`
  const counted = [
    '\\btop\\s*(\\d{1,2})\\b',
    `(?<!\\p{L})(${numbers})\\s+(?:\\p{L}+\\s+){0,3}?${oneOf(words.listed)}(?!\\p{L})`,
    `(\\d{1,2})${oneOf(after)}`,
    `${oneOf(before)}(\\d{1,2})`,
  ]
  return {
    counted: pattern(oneOf(counted)),
    numbers: words.numbers.map((names) => pattern(`^${oneOf(names)}$`)),
    advice: pattern(oneOf(words.advice)),
    mistakes: pattern(oneOf(words.mistakes)),
    steps: pattern(oneOf(words.steps)),
    change: pattern(oneOf(words.change)),
  }
})
const UNNUMBERED_COUNT = 3
/** In letters: behind 'The' or 'My top'. */
const PROMISED_WITHIN = 8

/** Reads the intent from the idea's own turns of phrase. */
export function findIntent(idea: string, language: WritingLanguage): Intent {
  const { how, howCome, why, story, unnumbered } = intents(language)
  const list = lists().counted.exec(idea)
  const count = countOf(list?.slice(1).find(Boolean) ?? '')
  if (count >= 2) return { kind: 'list', count: Math.min(count, 10), of: listedKind(idea) }
  if (unnumbered.test(idea)) {
    return { kind: 'list', count: UNNUMBERED_COUNT, of: listedKind(idea) }
  }
  if (lists().change.test(idea)) return { kind: 'change' }
  if (why.test(idea)) return { kind: 'why' }
  if (how.test(idea)) return { kind: 'how-to' }
  if (howCome.test(idea)) return { kind: 'why' }
  if (story.test(idea)) return { kind: 'story' }
  return { kind: 'open' }
}

/** How many things a heading promises: 3 for 'Three mistakes …', 0 for what only mentions some further on. */
export function promisedCount(heading: string, language: WritingLanguage): number {
  const list = lists().counted.exec(heading)
  const isAhead = list !== null && (language === 'ja' || list.index <= PROMISED_WITHIN)
  return isAhead ? countOf(list.slice(1).find(Boolean) ?? '') : 0
}

function listedKind(idea: string): 'steps' | 'advice' | 'mistakes' | 'facts' {
  if (lists().mistakes.test(idea)) return 'mistakes'
  if (lists().steps.test(idea)) return 'steps'
  return lists().advice.test(idea) ? 'advice' : 'facts'
}

function countOf(number: string): number {
  const word = lists().numbers.findIndex((words) => words.test(number))
  return word < 0 ? Number(number) : word + 2
}
