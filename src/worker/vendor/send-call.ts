import { setTimeout as wait } from 'node:timers/promises'
import { tell, type Told } from '#contract/words/told.ts'
import { type CallEnd, type CallSubject, endCall, openCall } from '#domain/vendor-call/index.ts'
import type { ProviderFacts, Send } from '#providers/call-options.ts'
import { ProviderError } from '#providers/provider-error.ts'
import type { WorkerContext } from '../context.ts'

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
