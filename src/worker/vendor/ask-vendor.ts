import type { ModelKind } from '#contract/kinds.ts'
import { vendorSays } from '#contract/words/in-words.ts'
import { type Told, tell } from '#contract/words/told.ts'
import { faultText } from '#database/faults.ts'
import {
  claimCheck,
  failGeneration,
  type GenerationRow,
  hasEnded,
  KINDS,
  noteFound,
  putBackCheck,
  queueAgain,
} from '#domain/generation/index.ts'
import { inTemporaryFolder } from '#domain/temporary-folder.ts'
import {
  countNeverHad,
  endCallsOf,
  lastCallOf,
  noteLookedUp,
  noteNeverHad,
  noteQuestion,
} from '#domain/vendor-call/index.ts'
import type { CallOptions, ProviderFacts } from '#providers/call-options.ts'
import { ProviderError } from '#providers/provider-error.ts'
import type { Handle, Standing, Started, VendorWork } from '#providers/vendor-work.ts'
import type { WorkerContext } from '../context.ts'
import { MAKING } from '../kinds.ts'
import { type AnyWork, withinLimit } from './start-work.ts'

/**
 * Asks about one vendor's job that is due, whoever began it, and ends its generation if it has ended.
 * Without an answer, or when the result cannot be stored, nothing is known to have failed: it is asked again,
 * until the limit. What goes wrong with the rows is thrown.
 * @returns whether there was one.
 */
export async function askVendor(ctx: WorkerContext): Promise<boolean> {
  const generation = await claimCheck(ctx, ctx.workerId, ctx.pace.checkSpacingMs)
  if (!generation) return false
  const asked = askedOf(ctx, generation)
  if (hasEnded(generation.state)) await stopVendorJob(ctx, asked)
  else await look(ctx, asked)
  return true
}

function askedOf(ctx: WorkerContext, generation: GenerationRow): Asked {
  const { kind, provider } = generation
  if (kind === 'export') throw new Error(`No vendor makes the export ${generation.id}.`)
  return {
    generation: { ...generation, kind },
    work: MAKING[kind].work,
    vendor: ctx.models.named(KINDS[kind].maker, provider ?? '') as Asked['vendor'],
  }
}

async function look(ctx: WorkerContext, asked: Asked): Promise<void> {
  const { generation } = asked
  const found = await inTemporaryFolder((folder) => findOut(ctx, asked, folder))
  if (found === 'ended') return
  if (typeof found === 'object') await failGeneration(ctx, generation, found.failure)
  else if (isTooOld(ctx, generation)) {
    const failure =
      found === 'no-answer' ? notChecked(generation) : KINDS[generation.kind].notInTime
    await failGeneration(ctx, generation, failure, { goesOn: true })
  } else await putBackCheck(ctx, generation, ctx.pace.checkEveryMs)
}

/** `failure` says why there will never be a result; `ended`: nothing is left to ask. */
type Found = { failure: Told } | 'ended' | 'nothing-yet' | 'no-answer'

async function findOut(ctx: WorkerContext, asked: Asked, folder: string): Promise<Found> {
  const { generation, vendor } = asked
  const signal = AbortSignal.timeout(ctx.pace.checkLimitMs)
  const options = { folder, signal }
  const { handle } = generation
  let isSilent = false
  const standing = await withinLimit(
    ctx.pace.checkLimitMs,
    KINDS[generation.kind].notInTime,
    async () =>
      handle ? await vendor?.check?.(handle, options) : await lookUp(ctx, asked, options),
  ).catch((error: unknown) => {
    console.error(`No answer about the job of generation ${generation.id}: ${faultText(error)}`)
    isSilent = !(error instanceof ProviderError)
    return undefined
  })
  // What is looked up may only not be listed yet; of a job that has an id there is always something to say.
  if (vendor && handle) await noteQuestion(ctx.db, vendor.limits?.key ?? vendor.name, !isSilent)
  if (!standing) return 'no-answer'
  if (standing === 'ended') return 'ended'
  if (standing.state === 'failed') return { failure: whyFailed(generation, standing.reason) }
  if (standing.state === 'processing') return 'nothing-yet'
  return await keep(ctx, asked, standing.result, signal)
}

/** Saves what there is, which ends the generation. */
async function keep(
  ctx: WorkerContext,
  { generation, work }: Asked,
  result: unknown,
  signal: AbortSignal,
): Promise<Found> {
  try {
    await work.save(ctx, generation, result, signal)
  } catch (error) {
    if (error instanceof ProviderError) return { failure: error.told }
    console.error(`What generation ${generation.id} made could not be stored: ${faultText(error)}`)
  }
  return 'nothing-yet'
}

function whyFailed(generation: Asked['generation'], reason: string | Told | null): Told {
  if (typeof reason === 'object' && reason !== null) return reason
  if (reason !== null) return vendorSays(generation.provider ?? '', reason)
  if (generation.kind !== 'clip') return KINDS[generation.kind].failed
  return tell('video-of-scene-failed', { scene: shortId(generation) })
}

function notChecked(generation: Asked['generation']): Told {
  if (generation.kind !== 'clip') return KINDS[generation.kind].failed
  return tell('video-of-scene-not-checked', { scene: shortId(generation) })
}

/** The specification names a scene by the last four characters of its id. */
function shortId({ sceneId }: GenerationRow): string {
  return sceneId?.slice(-4) ?? ''
}

function isTooOld({ pace }: WorkerContext, { startedAt }: GenerationRow): boolean {
  return startedAt !== null && Date.now() - startedAt.getTime() > pace.vendorLimitMs
}

const STOP_LIMIT_MS = 15_000

/**
 * Tells the vendor that nobody waits for a job any more. Nothing of ours depends on it, so it is tried
 * again only until the job would have been given up anyway.
 */
async function stopVendorJob(ctx: WorkerContext, asked: Asked): Promise<void> {
  const { generation } = asked
  const handle = generation.handle ?? (await findUnheard(ctx, asked))
  const hasHeard = handle !== 'no-answer' && (await tellVendor(asked, handle))
  const { endedAt } = generation
  const isPointless = !endedAt || Date.now() - endedAt.getTime() > ctx.pace.vendorLimitMs
  const isOver = hasHeard || isPointless
  if (isOver) await endCallsOf(ctx.db, [generation.id], 'failed')
  await putBackCheck(ctx, generation, isOver ? null : ctx.pace.checkEveryMs)
}

/**
 * The job of a call whose answer never came, if it began one; null when nothing is left to stop. What the vendor has
 * made of it is not kept, and what it never had is not sent again.
 */
async function findUnheard(
  ctx: WorkerContext,
  { generation, work, vendor }: Asked,
): Promise<Handle | null | 'no-answer'> {
  const call = await lastCallOf(ctx, generation)
  const lookUp = vendor?.lookUp
  if (call?.state !== 'unknown' || !lookUp) return null
  const { checkLimitMs } = ctx.pace
  try {
    return await inTemporaryFolder(async (folder) => {
      const options = { folder, signal: AbortSignal.timeout(checkLimitMs) }
      // Files that it was begun with may be gone, with their storyboard; its words are enough to find it.
      const request = await work
        .request(ctx, { generation, folder })
        .catch(() => generation.request)
      const found = await withinLimit(checkLimitMs, KINDS[generation.kind].notInTime, () =>
        findCall(ctx, { generation, lookUp, call, request }, options),
      )
      return typeof found === 'object' && 'handle' in found ? found.handle : null
    })
  } catch (error) {
    const why = faultText(error)
    console.error(`What became of the call of generation ${generation.id} is not known: ${why}`)
    return 'no-answer'
  }
}

async function tellVendor(
  { generation: { id }, vendor }: Asked,
  handle: Handle | null,
): Promise<boolean> {
  if (!handle || !vendor?.stop) return true
  try {
    await vendor.stop(handle, { signal: AbortSignal.timeout(STOP_LIMIT_MS) })
    return true
  } catch (error) {
    console.error(`The vendor's job of generation ${id} could not be stopped: ${faultText(error)}`)
    return false
  }
}

/** A vendor that keeps no list of what it did would bill every repeat. */
const SENT_AGAIN_MAX = 1

/** Work at a vendor, and whom to ask about it. */
export type Asked = {
  generation: GenerationRow & { kind: ModelKind }
  work: AnyWork
  /** Null when that model is no longer connected: nobody can ask then, but the limit still holds. */
  vendor: (VendorWork<unknown, unknown> & ProviderFacts) | null
}

/** What became of a call whose answer never came. A vendor that never had it is called anew, once. */
export async function lookUp(
  ctx: WorkerContext,
  { generation, work, vendor }: Asked,
  options: CallOptions,
): Promise<Standing<unknown> | 'ended' | undefined> {
  const call = await lastCallOf(ctx, generation)
  if (!vendor?.lookUp) return undefined
  if (!call) {
    // Its vendor has refused it after all, or a worker died when it knew that it never arrived.
    return await again(await countNeverHad(ctx, generation.id))
  }
  const request = await work.request(ctx, { generation, folder: options.folder })
  const found = await findCall(ctx, { generation, lookUp: vendor.lookUp, call, request }, options)
  if (typeof found === 'number') return await again(found)
  if ('done' in found) return { state: 'succeeded', result: found.done }
  return { state: 'processing' }

  async function again(neverHad: number): Promise<Standing<unknown> | 'ended'> {
    if (neverHad > SENT_AGAIN_MAX) {
      return { state: 'failed', reason: KINDS[generation.kind].notInTime }
    }
    await queueAgain(ctx, generation)
    return 'ended'
  }
}

type LookUp = NonNullable<VendorWork<unknown, unknown>['lookUp']>
type LostCall = {
  generation: GenerationRow
  lookUp: LookUp
  call: { id: string; sentAt: Date }
  request: unknown
}

/**
 * What the vendor has of a call, written down with what it costs.
 * @returns how many calls of the generation it never had, with this one, when it has nothing of it.
 */
export async function findCall(
  ctx: WorkerContext,
  { generation, lookUp: ask, call, request }: LostCall,
  options: CallOptions,
): Promise<Started<unknown> | number> {
  let costMicroUsd: number | undefined
  const costs = (microUsd: number) => {
    costMicroUsd = microUsd
  }
  const found: Started<unknown> | null = await ask({ ...call, costs }, request, options)
  if (!found) return await noteNeverHad(ctx, { callId: call.id, generationId: generation.id })
  if ('done' in found) await noteLookedUp(ctx, call.id, costMicroUsd)
  else await noteFound(ctx, generation, found.handle, costMicroUsd)
  return found
}
