import { setTimeout as wait } from 'node:timers/promises'
import { type Told, tell } from '#contract/words/told.ts'
import { awaitVendor, type GenerationRow } from '#domain/generation/index.ts'
import { type CallEnd, type CallSubject, endCall, openCall } from '#domain/vendor-call/index.ts'
import type { ProviderFacts, Send, StartOptions } from '#providers/call-options.ts'
import { ProviderError } from '#providers/provider-error.ts'
import type { Maker, Providers } from '#providers/providers.ts'
import type { Started } from '#providers/vendor-work.ts'
import type { Run, WorkerContext } from '../context.ts'

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

const GIVEN_UP = tell('vendor-given-up')
/** Anything that has to wait for longer gives its place to others meanwhile. */
const WAIT_HERE_MS = 1000

/** The vendor takes no more calls for so long, and this one has done nothing yet. */
export class VendorBusy extends Error {
  readonly waitMs: number
  constructor(waitMs: number) {
    super('The vendor takes no more calls for the moment.')
    this.waitMs = waitMs
  }
}

/** What a vendor was sent and never answered; its connection is not the database's, whose loss looks alike. */
export class NoAnswer extends Error {}

type Sender = {
  subject: CallSubject['generation']
  /** Ends the waiting for room; a call that was sent is never broken off by it. */
  signal: AbortSignal
  /** Set with the first call. */
  spends: { begun: boolean }
}

/** The one way to a vendor for what may be billed; see `Send`. */
export function senderOf(ctx: WorkerContext, provider: ProviderFacts, sender: Sender): Send {
  return async (post) => {
    const callId = await roomFor(ctx, provider, sender)
    const { begun } = sender.spends
    sender.spends.begun = true
    let costMicroUsd: number | undefined
    const costs = (microUsd: number) => {
      costMicroUsd = microUsd
    }
    try {
      const answer = await post({ id: callId, costs, ...callbackOf(ctx, provider, callId) })
      await endCall(ctx, callId, { state: 'delivered', costMicroUsd, health: 'serves' })
      return answer
    } catch (error) {
      const end = endOf(error)
      if (end.state === 'refused') sender.spends.begun = begun
      await endCall(ctx, callId, { ...end, costMicroUsd })
      throw error instanceof ProviderError ? error : new NoAnswer(end.reason, { cause: error })
    }
  }
}

function callbackOf({ vendors }: WorkerContext, { name }: ProviderFacts, callId: string) {
  const vendor = name.split(':', 1)[0] as string
  const callback = vendors.callbacks.addressOf(vendor, callId)
  return callback === null ? {} : { callback }
}

async function roomFor(
  ctx: WorkerContext,
  provider: ProviderFacts,
  { subject, signal, spends }: Sender,
): Promise<string> {
  for (;;) {
    signal.throwIfAborted()
    const room = await openCall(ctx, provider, { generation: subject, workerId: ctx.workerId })
    if ('callId' in room) return await unlessAborted(ctx, room.callId, signal)
    if ('givenUp' in room) throw new ProviderError('unavailable', GIVEN_UP)
    // Who has sent something already is not begun anew.
    if (room.waitMs > WAIT_HERE_MS && !spends.begun) throw new VendorBusy(room.waitMs)
    await wait(room.waitMs, undefined, { signal })
  }
}

async function unlessAborted(
  ctx: WorkerContext,
  callId: string,
  signal: AbortSignal,
): Promise<string> {
  if (signal.aborted) await endCall(ctx, callId, { state: 'refused', reason: 'It was not sent.' })
  signal.throwIfAborted()
  return callId
}

/** What is known of a call by what it threw: anything unforeseen may have happened after the vendor took it. */
function endOf(error: unknown): CallEnd {
  const reason = error instanceof Error ? error.message : String(error)
  if (!(error instanceof ProviderError)) return { state: 'unknown', reason, health: 'fails' }
  switch (error.kind) {
    case 'refused':
    case 'unsupported':
      return { state: 'refused', reason, health: 'serves' }
    case 'busy':
      return { state: 'refused', reason, health: { pauseMs: error.retryAfterMs } }
    case 'misconfigured':
    case 'unavailable':
      return { state: 'refused', reason, health: 'fails' }
    case 'outcome-unknown':
      return { state: 'unknown', reason, health: 'fails' }
  }
}

/**
 * Ends the waiting for a call that hangs, also when it does not listen to its signal.
 * @param tooLate what the user reads then.
 * @throws ProviderError outcome-unknown
 */
export async function withinLimit<Result>(
  limitMs: number,
  tooLate: Told,
  work: (limit: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = AbortSignal.timeout(limitMs)
  const end = new Promise<never>((_, reject) => {
    const error = new ProviderError('outcome-unknown', tooLate)
    limit.addEventListener('abort', () => reject(error), { once: true })
  })
  return await Promise.race([end, work(limit)])
}
