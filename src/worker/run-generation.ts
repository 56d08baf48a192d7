import type { GenerationKind } from '#contract/generation.ts'
import { type Told, tell } from '#contract/words/told.ts'
import { faultText, whyUnavailable } from '#database/faults.ts'
import { DomainError, FailedStep } from '#domain/domain-error.ts'
import {
  awaitAnswer,
  claimGeneration,
  failGeneration,
  handBack,
  KINDS,
  reportProgress,
} from '#domain/generation/index.ts'
import { refreshModels } from '#domain/model/index.ts'
import { inTemporaryFolder } from '#domain/temporary-folder.ts'
import { lastCallOf } from '#domain/vendor-call/index.ts'
import { RenderError } from '#media/errors.ts'
import { ProviderError } from '#providers/provider-error.ts'
import type { Handler, Run, WorkerContext } from './context.ts'
import { NoAnswer, VendorBusy, withinLimit } from './vendor/start-work.ts'

const HEARTBEAT_MS = 1000
const TOOK_TOO_LONG = tell('took-too-long')
const NO_ROOM = tell('service-full')

/**
 * One generation from claim to end. Whatever goes wrong in the handler ends the generation as failed and
 * free of charge; unless it was the database, which is no reason to give up: that is thrown, as is what goes
 * wrong here, and `recoverGenerations` decides by the row.
 * @param stopping aborted when this worker stops: what has sent nothing that may be billed is handed back then.
 */
export async function runGeneration(
  ctx: WorkerContext,
  generationId: string,
  handler: Handler,
  stopping: AbortSignal = new AbortController().signal,
): Promise<void> {
  if (stopping.aborted) return
  const generation = await claimGeneration(ctx, generationId, ctx.workerId)
  if (!generation) return
  await knowModel(ctx, generation)
  await inTemporaryFolder((folder) => runClaimed(ctx, generation, folder, handler, stopping))
}

/** It may have been connected a moment ago. */
async function knowModel(ctx: WorkerContext, { kind, provider }: Run['generation']): Promise<void> {
  const { maker } = KINDS[kind]
  if (maker && !ctx.models.named(maker, provider ?? '')) await refreshModels(ctx)
}

async function runClaimed(
  ctx: WorkerContext,
  generation: Run['generation'],
  folder: string,
  handler: Handler,
  stopping: AbortSignal,
): Promise<void> {
  const heartbeat = startHeartbeat(ctx, generation)
  const spends = { begun: false }
  const handingBack = new AbortController()
  const letGo = () => spends.begun || handingBack.abort(new Error('The worker stops.'))
  stopping.addEventListener('abort', letGo)
  const signal = AbortSignal.any([heartbeat.signal, handingBack.signal])
  try {
    const run = { generation, folder, signal, onProgress: heartbeat.onProgress, spends }
    if (generation.kind === 'export') await handler(ctx, run)
    else {
      await withinLimit(ctx.pace.callLimitMs, TOOK_TOO_LONG, (limit) =>
        handler(ctx, { ...run, signal: AbortSignal.any([signal, limit]) }),
      )
    }
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    if (heartbeat.signal.aborted) return
    if (handingBack.signal.aborted) await handBack(ctx, generation, 0)
    else if (error instanceof VendorBusy) await comeBackLater(ctx, generation, error.waitMs)
    else await endFailed(ctx, generation, error)
  } finally {
    stopping.removeEventListener('abort', letGo)
    heartbeat.stop()
  }
}

async function comeBackLater(
  ctx: WorkerContext,
  generation: Run['generation'],
  waitMs: number,
): Promise<void> {
  const ageMs = Date.now() - generation.createdAt.getTime()
  if (ageMs < ctx.pace.queueLimitMs) await handBack(ctx, generation, waitMs)
  else await failGeneration(ctx, generation, NO_ROOM)
}

/** A call whose answer never came may have done its work: who can be asked about it is asked, not called again. */
async function endFailed(
  ctx: WorkerContext,
  generation: Run['generation'],
  error: unknown,
): Promise<void> {
  const { maker } = KINDS[generation.kind]
  const canLookUp = maker && ctx.models.named(maker, generation.provider ?? '')?.lookUp
  const isUnknown = !(error instanceof ProviderError) || error.kind === 'outcome-unknown'
  if (canLookUp && isUnknown && (await lastCallOf(ctx, generation))) {
    await awaitAnswer(ctx, generation, ctx.pace.checkEveryMs)
  } else await failGeneration(ctx, generation, explainFailure(generation.kind, error))
}

/** What a provider says is about the provider, also when its own connection was lost. */
function isDatabaseAway(error: unknown): boolean {
  const isOfVendor = error instanceof ProviderError || error instanceof NoAnswer
  return !isOfVendor && whyUnavailable(error) === 'away'
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

/** What the user reads: why it failed as far as it helps, else what failed. Pages add that it cost nothing. */
export function explainFailure(kind: GenerationKind, error: unknown): Told {
  const isTold = isSpeaking(error)
  // What speaks may still come of a fault that only whoever runs the installation can mend.
  if (!isTold || error.cause) console.error(`Generating failed (${kind}): ${faultText(error)}`)
  if (isTold) return error.told
  return error instanceof FailedStep ? error.told : KINDS[kind].failed
}

function isSpeaking(error: unknown): error is ProviderError | DomainError | RenderError {
  return [ProviderError, DomainError, RenderError].some((kind) => error instanceof kind)
}
