import type { WritingLanguage } from '#contract/options.ts'
import { anyLanguage, once, oneOf, pattern, perLanguage } from '../../words/read-words.ts'

const requests = perLanguage(({ request }) => pattern(request))
const around = once(() => {
  const { instruction, please, onceUponATime } = anyLanguage()
  return {
    instruction: pattern(`^${oneOf(instruction)}`),
    polite: pattern(`,?\\s+${oneOf(please)}(?=[.!]?$)`),
    once: pattern(`^${oneOf(onceUponATime)}\\s*`),
  }
})

/** An idea without 'make a video about' around it, or 'once upon a time' before it. */
export function stripRequest(sentence: string, language: WritingLanguage): string {
  const stripped = sentence
    .replace(requests(language), '')
    .replace(around().polite, '')
    .replace(around().once, '')
    .trim()
  return stripped.length >= 3 ? stripped : sentence
}

/** Whether a sentence tells the maker what to do instead of telling something. */
export function isInstruction(sentence: string): boolean {
  return around().instruction.test(sentence)
}
