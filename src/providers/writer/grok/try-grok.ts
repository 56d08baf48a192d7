import { tell } from '#contract/words/told.ts'
import { z } from 'zod'
import { ask, NotSentError } from '../../http/ask.ts'
import { ProviderError } from '../../provider-error.ts'
import type { VendorSettings } from '../../vendor-settings.ts'
import { GROK, grokRefusal } from './grok-refusal.ts'

const Models = z.object({ data: z.array(z.object({ id: z.string() })) })

/** Whether key, address and model are right, by the list of models, which costs nothing. @throws ProviderError */
export async function tryGrok(settings: VendorSettings, signal: AbortSignal): Promise<void> {
  const headers = { authorization: `Bearer ${settings.key}` }
  const answer = await ask(`${settings.baseUrl}/models`, { headers, signal }).catch((error) => {
    signal.throwIfAborted()
    const kind = error instanceof NotSentError ? 'vendor-unreachable' : 'vendor-answer-unusable'
    throw new ProviderError('unavailable', tell(kind, { vendor: GROK }), { cause: error })
  })
  const refusal = grokRefusal(answer)
  if (refusal) throw refusal
  const models = Models.safeParse(answer.json)
  if (!models.success)
    throw new ProviderError('misconfigured', tell('vendor-answer-unusable', { vendor: GROK }))
  // Names such as 'grok-latest' stand for a model of the list without being in it.
  const isListed = models.data.data.some(({ id }) => id === settings.model)
  if (!isListed && !settings.model.endsWith('latest'))
    throw new ProviderError(
      'misconfigured',
      tell('model-not-there', { vendor: GROK, model: settings.model }),
    )
}
