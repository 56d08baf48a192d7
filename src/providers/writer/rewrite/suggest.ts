import { z } from 'zod'
import { neededMs } from '#composition/shorten-to-fit.ts'
import { SCENE_TEXT_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '#contract/limits.ts'
import { tell } from '#contract/words/told.ts'
import type { StartOptions } from '../../call-options.ts'
import { contentRefused } from '../../http/refusals.ts'
import { ProviderError } from '../../provider-error.ts'
import { type AskModel, jsonIn, type Said } from '../ask-model.ts'
import { numbersMissingIn } from '../checked-draft/find-problems.ts'
import type { Message } from '../prompt/write-prompt.ts'
import type { RewriteRequest } from '../writer-provider.ts'
import { longestMs, rewritePrompt, SUGGESTIONS } from './rewrite-prompt.ts'

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

/** A little more than was asked for is what a model calls as asked for. */
const SLACK = 1.1

/** What of a model's suggestions can be used, each once, and what is wrong with the first of the others. */
function sortOut(
  suggestions: readonly string[],
  request: RewriteRequest,
  most: number,
): { fit: string[]; fault: string } {
  const texts = [...new Set(suggestions.map(asSpoken))]
  const judged = texts.map((text) => ({ text, fault: faultOf(text, request) }))
  return {
    fit: judged.flatMap(({ text, fault }) => (fault === null ? [text] : [])).slice(0, most),
    fault: judged.find(({ fault }) => fault !== null)?.fault ?? 'There are no suggestions.',
  }
}

/** In one paragraph, and without the quotation marks around all of it. */
function asSpoken(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^["“„«](?<inner>[^"“”„«»]*)["”“»]$/u, '$<inner>')
}

function faultOf(text: string, request: RewriteRequest): string | null {
  if (!text) return 'A suggestion is empty.'
  if (text === request.text.trim()) return 'A suggestion is the text as it was.'
  const longest = request.what === 'title' ? TITLE_MAX_CHARACTERS : SCENE_TEXT_MAX_CHARACTERS
  if (text.length > longest) return `A suggestion has more than ${longest} characters.`
  if (request.what === 'scene') {
    const isLong = neededMs(text, request.language) > longestMs(request) * SLACK
    if (isLong) return 'A suggestion is too long to be said in the time.'
  }
  // Who wants it otherwise may want another number.
  if (request.what === 'scene' && request.wish === 'own') return null
  const material = request.what === 'title' ? `${request.text} ${request.said}` : request.text
  const [invented] = numbersMissingIn(material, text)
  return invented === undefined ? null : `The text does not say ${invented}.`
}
