import type { WritingLanguage } from '#contract/options.ts'
import { anyLanguage, once, oneOf, pattern } from '../../words/read-words.ts'
import { isDirection } from '../analysis/strip-directions.ts'
import { isInstruction, stripRequest } from '../analysis/strip-request.ts'

/** 'The film of the year' asks for nothing. */
const asks = once(() => {
  const { asks: first, asksInJapanese } = anyLanguage()
  return pattern(`^${oneOf(first)}(?!\\p{L})|${oneOf(asksInJapanese)}`)
})
const ofTheVideo = once(() => pattern(oneOf(anyLanguage().ofTheVideo)))

/** A sentence without the request for a video around it. */
export function withoutRequest(sentence: string, language: WritingLanguage): string {
  return asks().test(sentence) ? stripRequest(sentence, language) : sentence
}

/** Whether a sentence as a whole tells the writer how to tell the others. */
export function isForTheWriter(sentence: string, language: WritingLanguage): boolean {
  const isOrder = isInstruction(sentence) || isDirection(sentence, language)
  return isOrder && ofTheVideo().test(sentence)
}
