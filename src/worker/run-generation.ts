import { tell } from '#contract/words/told.ts'
import { whyUnavailable } from '#database/why-unavailable.ts'
import { claimGeneration, failGeneration, reportProgress } from '#domain/generation/index.ts'
import { inOwnFolder } from '#domain/own-folder/index.ts'
import { ProviderError } from '#providers/provider-error.ts'
import type { Handler, Run, WorkerContext } from './context.ts'
import { explainFailure } from './explain-failure.ts'
import { withinLimit } from './within-limit.ts'

const HEARTBEAT_MS = 1000
const TOOK_TOO_LONG = tell('took-too-long')

/**
 * One generation from claim to end. Whatever goes wrong in the handler ends the generation as failed and
 * free of charge; unless it was the database, which is no reason to give up: that is thrown, as is what goes
 * wrong here, and `recoverGenerations` decides by the row.
 */
export async function runGeneration(
  ctx: WorkerContext,
  generationId: string,
  provider: string | null,
  handler: Handler,
): Promise<void> {
  const generation = await claimGeneration(ctx, generationId, ctx.workerId, provider)
  if (generation) await inOwnFolder((folder) => runClaimed(ctx, generation, folder, handler))
}

async function runClaimed(
  ctx: WorkerContext,
  generation: Run['generation'],
  folder: string,
  handler: Handler,
): Promise<void> {
  const heartbeat = startHeartbeat(ctx, generation)
  try {
    const { onProgress, signal } = heartbeat
    const run = { generation, folder, signal, onProgress }
    if (generation.kind === 'export') await handler(ctx, run)
    else {
      await withinLimit(ctx.pace.callLimitMs, TOOK_TOO_LONG, (limit) =>
        handler(ctx, { ...run, signal: AbortSignal.any([signal, limit]) }),
      )
    }
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    if (!heartbeat.signal.aborted) {
      await failGeneration(ctx, generation, explainFailure(generation.kind, error))
    }
  } finally {
    heartbeat.stop()
  }
}

/** What a provider says is about the provider, also when its own connection was lost. */
function isDatabaseAway(error: unknown): boolean {
  return !(error instanceof ProviderError) && whyUnavailable(error) === 'away'
}

/** Once a second: writes the progress, and learns whether the generation is still wanted. */
function startHeartbeat(ctx: WorkerContext, generation: Run['generation']) {
  const controller = new AbortController()
  let progress = 0
  let isWriting = false
  const timer = setInterval(() => {
    if (isWriting) return
    isWriting = true
    void reportProgress(ctx, generation, progress)
      .then((isWanted) => isWanted || controller.abort(new Error('The generation has ended.')))
      // The database is away for the moment; the next beat asks again.
      .catch(() => undefined)
      .finally(() => {
        isWriting = false
      })
  }, HEARTBEAT_MS)
  return {
    signal: controller.signal,
    onProgress: (done: number) => {
      progress = Math.min(1, Math.max(progress, done))
    },
    stop: () => clearInterval(timer),
  }
}
