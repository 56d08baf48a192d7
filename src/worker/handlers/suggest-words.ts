import { type Told, tell } from '#contract/words/told.ts'
import { faultText } from '#database/faults.ts'
import { refreshModels } from '#domain/model/index.ts'
import { endRewrite, findAskedRewrite } from '#domain/rewrites.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { RewriteRequest } from '#providers/writer/writer-provider.ts'
import type { WorkerContext } from '../context.ts'
import { senderOf } from '../vendor/start-work.ts'

/** Has a language model suggest other words. What goes wrong is told to who asked. */
export async function suggestWords(ctx: WorkerContext, rewriteId: string): Promise<void> {
  const row = await findAskedRewrite(ctx, rewriteId)
  if (!row) return
  try {
    const suggestions = await suggestionsFor(ctx, row)
    await endRewrite(ctx, rewriteId, { state: 'ready', suggestions })
  } catch (error) {
    await endRewrite(ctx, rewriteId, { state: 'failed', failure: whatHappened(error) })
  }
}

async function suggestionsFor(
  ctx: WorkerContext,
  { provider, request }: { provider: string; request: Record<string, unknown> },
): Promise<string[]> {
  // It may have been connected a moment ago.
  if (!ctx.models.named('writer', provider)) await refreshModels(ctx)
  const writer = ctx.models.named('writer', provider) ?? ctx.models.chosen('writer')
  if (!writer.suggest) throw new ProviderError('unsupported', tell('rewriting-needs-model'))
  const signal = AbortSignal.timeout(writer.limitMs ?? ctx.pace.writerLimitMs)
  const send = senderOf(ctx, writer, { subject: null, signal, spends: { begun: true } })
  return await writer.suggest(RewriteRequest.parse(request), { signal, send })
}

function whatHappened(error: unknown): Told {
  if (error instanceof ProviderError) return error.told
  console.error(`Suggesting words failed: ${faultText(error)}`)
  return tell('rewrite-failed')
}
