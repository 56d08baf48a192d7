import { askFree } from '../../http/refusals.ts'
import type { VendorSettings } from '../../vendor-settings.ts'
import { requireModel } from '../require-model.ts'
import { GROK, grokRefusal } from './grok-refusal.ts'

/** Whether key, address and model are right, by the list of models, which costs nothing. @throws ProviderError */
export async function tryGrok(settings: VendorSettings, signal: AbortSignal): Promise<void> {
  const headers = { authorization: `Bearer ${settings.key}` }
  const answer = await askFree(GROK, `${settings.baseUrl}/models`, { headers, signal })
  const refusal = grokRefusal(answer)
  if (refusal) throw refusal
  // Names such as 'grok-latest' stand for a model of the list without being in it.
  const isAlias = settings.model.endsWith('latest')
  requireModel(GROK, answer, settings.model, (id) => isAlias || id === settings.model)
}
