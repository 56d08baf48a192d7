import { tell } from '#contract/words/told.ts'
import { awaitVendor, type GenerationRow } from '#domain/generation/index.ts'
import type { StartOptions } from '#providers/call-options.ts'
import { ProviderError } from '#providers/provider-error.ts'
import type { Providers, Maker } from '#providers/providers.ts'
import type { Started } from '#providers/vendor-work.ts'
import type { Run, WorkerContext } from '../context.ts'
import { senderOf, VendorBusy } from './send-call.ts'

const NOT_CONNECTED = tell('model-not-connected')

const NO_ID = tell('no-job-id-came')

/** The model that was chosen at the click. @throws ProviderError */
export function providerOf<Which extends VendorMaker>(
  ctx: WorkerContext,
  maker: Which,
  { provider }: GenerationRow,
): Providers[Which] {
  const found = ctx.models.named(maker, provider ?? '')
  if (!found) throw new ProviderError('unsupported', NOT_CONNECTED)
  return found
}

/** Has the provider that was chosen do the work, or begin it. */
export async function startWork<Which extends VendorMaker>(
  ctx: WorkerContext,
  run: Run,
  work: Work<Which>,
): Promise<void> {
  const request = await work.request(ctx, run)
  await keepStarted(ctx, run, work, await callProvider(ctx, run, work.maker, request))
}

/** What was delivered at once is saved; for everything else `askVendor` comes back. */
export async function keepStarted<Which extends VendorMaker>(
  ctx: WorkerContext,
  { generation, signal }: Run,
  work: Work<Which>,
  started: Started<ResultOf<Which>>,
): Promise<void> {
  if ('done' in started) return await work.save(ctx, generation, started.done, signal)
  // Without a name for its job nobody can ask the vendor about it.
  if (!Object.values(started.handle).some(Boolean))
    throw new ProviderError('outcome-unknown', NO_ID)
  const { firstCheckMs } = ctx.pace
  await awaitVendor(ctx, generation, { firstCheckMs, ...started })
}

/** One `start`. @throws VendorBusy when nothing was sent because there is no room, and what the provider throws */
export async function callProvider<Which extends VendorMaker>(
  ctx: WorkerContext,
  run: Run,
  maker: Which,
  request: RequestOf<Which>,
): Promise<Started<ResultOf<Which>>> {
  const provider = providerOf(ctx, maker, run.generation)
  // The types of request and result belong together, which a union of providers does not tell.
  const start = provider.start as (
    request: RequestOf<Which>,
    options: StartOptions,
  ) => Promise<Started<ResultOf<Which>>>
  const sender = { subject: run.generation, signal: run.signal, spends: run.spends }
  try {
    return await start(request, {
      folder: run.folder,
      onProgress: run.onProgress,
      signal: provider.builtIn ? run.signal : AbortSignal.timeout(ctx.pace.callLimitMs),
      send: senderOf(ctx, provider, sender),
    })
  } catch (error) {
    const isBusy = error instanceof ProviderError && error.kind === 'busy'
    if (isBusy && !run.spends.begun) throw new VendorBusy(error.retryAfterMs)
    throw error
  }
}

type VendorMaker = Exclude<Maker, 'musician'>
type StartOf<Which extends VendorMaker> = Providers[Which]['start']
type RequestOf<Which extends VendorMaker> = Parameters<StartOf<Which>>[0]
type ResultOf<Which extends VendorMaker> =
  Awaited<ReturnType<StartOf<Which>>> extends Started<infer Result> ? Result : never

/** What a kind of work needs beside somebody who does it. */
export type Work<Which extends VendorMaker> = {
  maker: Which
  /** What is asked for, with its files in the run's folder. @throws ProviderError when something it needs is gone. */
  request(ctx: WorkerContext, run: Pick<Run, 'generation' | 'folder'>): Promise<RequestOf<Which>>
  /** Checks and keeps what came back, which ends the generation. @throws ProviderError when it cannot be used. */
  save(
    ctx: WorkerContext,
    generation: GenerationRow,
    result: ResultOf<Which>,
    signal: AbortSignal,
  ): Promise<void>
}

/** Work of any kind: what it asks for and what it keeps belong together, which only its own file needs to know. */
export type AnyWork = {
  request(ctx: WorkerContext, run: { generation: GenerationRow; folder: string }): Promise<unknown>
  save(
    ctx: WorkerContext,
    generation: GenerationRow,
    result: unknown,
    signal: AbortSignal,
  ): Promise<void>
}
