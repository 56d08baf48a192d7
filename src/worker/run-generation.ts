import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { claimGeneration, failGeneration, reportProgress } from '#domain/generation/index.ts'
import type { Handler, Run, WorkerContext } from './context.ts'
import { explainFailure } from './explain-failure.ts'

const HEARTBEAT_MS = 1000

/**
 * One generation from claim to end. Whatever goes wrong in the handler ends the generation as failed and
 * free of charge. What goes wrong here is thrown: the worker then ends, and another takes over.
 */
export async function runGeneration(
  ctx: WorkerContext,
  generationId: string,
  provider: string | null,
  handler: Handler,
): Promise<void> {
  const generation = await claimGeneration(ctx, generationId, ctx.workerId, provider)
  if (!generation) return
  const folder = await mkdtemp(join(tmpdir(), 'reelwright-'))
  const heartbeat = startHeartbeat(ctx, generation)
  try {
    const { signal, onProgress } = heartbeat
    await handler(ctx, { generation, folder, signal, onProgress })
  } catch (error) {
    if (!heartbeat.signal.aborted) {
      await failGeneration(ctx, generation, explainFailure(generation.kind, error))
    }
  } finally {
    heartbeat.stop()
    await rm(folder, { recursive: true, force: true })
  }
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
