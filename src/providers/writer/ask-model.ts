import { z } from 'zod'
import { tell } from '#contract/words/told.ts'
import type { StartOptions } from '../call-options.ts'
import type { Answer } from '../http/ask.ts'
import { ProviderError } from '../provider-error.ts'
import { Delivered } from './prompt/draft-schema.ts'
import type { Message } from './prompt/write-prompt.ts'

/** What a language model is asked, with the JSON Schema of the answer and its name. */
export type Question = { messages: Message[]; name: string; schema: Record<string, unknown> }

/** One call of a language model. @throws ProviderError, and anything when the outcome is unknown */
export type AskModel = (
  question: Question,
  options: Pick<StartOptions, 'signal' | 'send'>,
) => Promise<Said>

/** What a model said, and whether it was stopped before it had ended. */
export type Said = { text: string; isCut: boolean }

type ReadAnswer =
  | { read: Delivered }
  /** A sentence in the place of a storyboard: the model does not want to. */
  | { refusal: string }
  | { broken: string }

const REFUSAL_MAX_CHARACTERS = 1000

/** Finds the storyboard in an answer, also within a code block or between polite words. */
export function readAnswer({ text, isCut }: Said): ReadAnswer {
  const json = jsonIn(text)
  const parsed = Delivered.safeParse(json)
  if (parsed.success) return { read: parsed.data }
  if (isCut) return { broken: 'The answer was cut off before its end. Write it shorter.' }
  const refusal = text.trim()
  const isProse = !refusal.includes('{') && /\p{L}/u.test(refusal)
  if (isProse && refusal.length <= REFUSAL_MAX_CHARACTERS) return { refusal }
  if (json === undefined) return { broken: 'The answer is not one JSON object.' }
  const [issue] = parsed.error.issues
  return { broken: `The JSON object is not as asked for, at "${issue?.path.join('.') ?? ''}".` }
}

/** Undefined when there is none. */
export function jsonIn(text: string): unknown {
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  if (from < 0 || to < from) return undefined
  try {
    return JSON.parse(text.slice(from, to + 1))
  } catch {
    return undefined
  }
}

const Models = z.object({ data: z.array(z.object({ id: z.string() })) })

/** Looks a model up in a server's list of models, where it is one of those that `isIt` knows. @throws ProviderError `misconfigured` */
export function requireModel(
  vendor: string,
  answer: Answer,
  model: string,
  isIt: (id: string) => boolean,
): void {
  const models = Models.safeParse(answer.json)
  if (!models.success)
    throw new ProviderError('misconfigured', tell('vendor-answer-unusable', { vendor }))
  if (!models.data.data.some(({ id }) => isIt(id)))
    throw new ProviderError('misconfigured', tell('model-not-there', { vendor, model }))
}

/** A model was stopped for what it was writing: written anew it would be stopped again. What is there of it is half a text. */
export function withheld(vendor: string): ProviderError {
  return new ProviderError('refused', tell('model-answer-withheld', { vendor }))
}
