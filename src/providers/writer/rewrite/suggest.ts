import { z } from 'zod'
import { tell } from '#contract/words/told.ts'
import type { StartOptions } from '../../call-options.ts'
import { contentRefused } from '../../http/refusals.ts'
import { ProviderError } from '../../provider-error.ts'
import { jsonIn, type Said } from '../checked-draft/read-answer.ts'
import type { Message } from '../prompt/write-prompt.ts'
import type { AskModel } from '../ask-model.ts'
import { rewritePrompt, SUGGESTIONS } from './rewrite-prompt.ts'
import type { RewriteRequest } from '../rewrite-request.ts'
import { sortOut } from './sort-out.ts'

const Answer = z.object({ suggestions: z.array(z.string()) })
const { $schema: _, ...schema } = z.toJSONSchema(Answer)

/**
 * Has a language model say a scene, or a title, otherwise. When nothing of its answer can be used, what is wrong is
 * sent back once, as a second call.
 * @returns one suggestion or more, each fit to be used
 * @throws ProviderError
 */
export async function suggest(
  vendor: string,
  ask: AskModel,
  request: RewriteRequest,
  options: Pick<StartOptions, 'signal' | 'send'>,
): Promise<string[]> {
  const prompt = rewritePrompt(request)
  const question = { name: 'suggestions', schema }
  const first = await ask({ ...question, messages: prompt }, options)
  const judged = judge(vendor, request, first)
  if (judged.fit.length > 0) return judged.fit
  const said: Message[] = first.text ? [{ role: 'assistant', content: first.text }] : []
  const again: Message = {
    role: 'user',
    content: `This cannot be used: ${judged.fault} Answer with the whole corrected JSON object and nothing else.`,
  }
  const second = await ask({ ...question, messages: [...prompt, ...said, again] }, options)
  const { fit } = judge(vendor, request, second)
  if (fit.length > 0) return fit
  throw new ProviderError('unavailable', tell('model-answer-no-suggestion', { vendor }))
}

function judge(
  vendor: string,
  request: RewriteRequest,
  { text }: Said,
): { fit: string[]; fault: string } {
  const { data } = Answer.safeParse(jsonIn(text))
  if (data) return sortOut(data.suggestions, request, SUGGESTIONS[request.what])
  const isProse = !text.includes('{') && /\p{L}/u.test(text)
  if (isProse) throw contentRefused(vendor, text.trim())
  return { fit: [], fault: 'The answer is not one JSON object with "suggestions".' }
}
