import { z } from 'zod'
import { tell } from '#contract/words/told.ts'
import { ask, NotSentError } from '../../http/ask.ts'
import { ProviderError } from '../../provider-error.ts'
import type { VendorSettings } from '../../vendor-settings.ts'
import { chatRefusal } from './chat-refusal.ts'
import { authorized, vendorOf } from '../../http/own-server.ts'

const Models = z.object({ data: z.array(z.object({ id: z.string() })) })

/** Whether key, address and model are right, by the list of models, which costs nothing. @throws ProviderError */
export async function tryOpenai(settings: VendorSettings, signal: AbortSignal): Promise<void> {
  const vendor = vendorOf(settings)
  const asked = { headers: authorized(settings.key), signal }
  const answer = await ask(`${settings.baseUrl}/models`, asked).catch((error) => {
    signal.throwIfAborted()
    const kind = error instanceof NotSentError ? 'vendor-unreachable' : 'vendor-answer-unusable'
    throw new ProviderError('unavailable', tell(kind, { vendor }), { cause: error })
  })
  const refusal = chatRefusal(vendor, answer)
  if (refusal) throw refusal
  const models = Models.safeParse(answer.json)
  if (!models.success)
    throw new ProviderError('misconfigured', tell('vendor-answer-unusable', { vendor }))
  // Ollama lists 'qwen3:latest' for what is called 'qwen3' as well.
  const names = [settings.model, `${settings.model}:latest`]
  if (!models.data.data.some(({ id }) => names.includes(id)))
    throw new ProviderError(
      'misconfigured',
      tell('model-not-there', { vendor, model: settings.model }),
    )
}
