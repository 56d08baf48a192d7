import type { StartOptions } from '../call-options.ts'
import type { Said } from './checked-draft/read-answer.ts'
import type { Message } from './prompt/write-prompt.ts'

/** What a language model is asked, with the JSON Schema of the answer and its name. */
export type Question = { messages: Message[]; name: string; schema: Record<string, unknown> }

/** One call of a language model. @throws ProviderError, and anything when the outcome is unknown */
export type AskModel = (
  question: Question,
  options: Pick<StartOptions, 'signal' | 'send'>,
) => Promise<Said>
