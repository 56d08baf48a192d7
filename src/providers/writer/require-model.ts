import { z } from 'zod'
import { tell } from '#contract/words/told.ts'
import type { Answer } from '../http/ask.ts'
import { ProviderError } from '../provider-error.ts'

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
