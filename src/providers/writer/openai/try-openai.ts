import { authorized, vendorOf } from '../../http/own-server.ts'
import { askFree } from '../../http/refusals.ts'
import type { VendorSettings } from '../../vendor-settings.ts'
import { requireModel } from '../require-model.ts'
import { chatRefusal } from './chat-refusal.ts'

/** Whether key, address and model are right, by the list of models, which costs nothing. @throws ProviderError */
export async function tryOpenai(settings: VendorSettings, signal: AbortSignal): Promise<void> {
  const vendor = vendorOf(settings)
  const asked = { headers: authorized(settings.key), signal }
  const answer = await askFree(vendor, `${settings.baseUrl}/models`, asked)
  const refusal = chatRefusal(vendor, answer)
  if (refusal) throw refusal
  // Ollama lists 'qwen3:latest' for what is called 'qwen3' as well.
  const names = [settings.model, `${settings.model}:latest`]
  requireModel(vendor, answer, settings.model, (id) => names.includes(id))
}
