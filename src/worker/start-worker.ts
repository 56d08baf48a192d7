import { setMaxListeners } from 'node:events'
import { GENERATION_KINDS, type GenerationKind } from '#contract/kinds.ts'
import { faultText } from '#database/faults.ts'
import { deleteDueAccounts } from '#domain/account/index.ts'
import { sweepDiscardedFiles } from '#domain/asset/index.ts'
import { forgetAttempts } from '#domain/attempts.ts'
import { removeLeftWorkspaces } from '#domain/delete-workspace.ts'
import {
  type GenerationRow,
  KINDS,
  letGoOfGenerations,
  type Remedy,
  recoverGenerations,
} from '#domain/generation/index.ts'
import { forgetMediaDeletions } from '#domain/media/index.ts'
import { refreshModels } from '#domain/model/index.ts'
import { forgetUnconfirmed } from '#domain/newsletter.ts'
import { forgetNotices, grantDueMonths, recoverPurchases } from '#domain/purchase/index.ts'
import { forgetRewrites } from '#domain/rewrites.ts'
import { forgetExpiredSessions } from '#domain/sessions.ts'
import { recordMinute } from '#domain/status.ts'
import { letGoOfUploads, recoverUploads } from '#domain/upload/index.ts'
import { closeLostCalls } from '#domain/vendor-call/index.ts'
import { forgetWebhooks } from '#domain/webhooks.ts'
import type { WorkerContext } from './context.ts'
import { checkUpload } from './handlers/check-upload.ts'
import { sendMail } from './handlers/send-mail.ts'
import { speakSample } from './handlers/speak-sample.ts'
import { suggestWords } from './handlers/suggest-words.ts'
import { MAKING } from './kinds.ts'
import { runGeneration } from './run-generation.ts'
import { askVendor } from './vendor/ask-vendor.ts'

/** Of each kind. The vendor's own limits hold for all workers together; see `openCall`. */
const AT_VENDORS_AT_ONCE = 10
const MAILS_AT_ONCE = 2
const CHECKS_AT_ONCE = 2
const SAMPLES_AT_ONCE = 2
const REWRITES_AT_ONCE = 4
/** Vendors' jobs that are asked about at the same time; fetching a clip takes a while. */
const QUESTIONS_AT_ONCE = 2
const ASK_EVERY_MS = 1000
const RECOVER_EVERY_MS = 3000
/** An admin who connects a model sees it work as soon. */
const CONNECT_EVERY_MS = 3000
const SWEEP_EVERY_MS = 60_000
const SETTLE_EVERY_MS = 20_000
/** Twice a minute, so that no minute is missed. */
const RECORD_EVERY_MS = 30_000

/**
 * Takes up the work of the queue until stopped. What fails is told and tried again: only the loss of its lease
 * ends a worker.
 * @returns stops: takes nothing new, hands back what can be handed back, and resolves when what must not be
 *   broken off has ended.
 */
export async function startWorker(ctx: WorkerContext): Promise<() => Promise<void>> {
  const runs = trackWork('Generation')
  const checks = trackWork('Upload')
  const questions = trackWork('Question')
  const stopping = new AbortController()
  setMaxListeners(0, stopping.signal)
  const recoverAll = () => inTurn(recoveriesOf(ctx, { runs, checks, questions }), stopping.signal)
  // Before anything is given up because nobody knows its model.
  await refreshModels(ctx)
  await recoverAll()
  const atOnceNow = new Map<GenerationKind, number>()
  const takeUpWork = async () => {
    await refreshModels(ctx)
    for (const kind of GENERATION_KINDS) {
      const atOnce = atOnceHere(ctx, kind)
      if (stopping.signal.aborted || atOnceNow.get(kind) === atOnce) continue
      atOnceNow.set(kind, atOnce)
      const { handler } = MAKING[kind]
      await ctx.queue.work(KINDS[kind].job, atOnce, ({ generationId }) =>
        runs.during(generationId, () => runGeneration(ctx, generationId, handler, stopping.signal)),
      )
    }
  }
  await takeUpWork()
  await workOnSmallJobs(ctx, checks)
  const asked = Array.from({ length: QUESTIONS_AT_ONCE }, () =>
    repeat('Asking vendors', ASK_EVERY_MS, () =>
      questions.during('to a vendor', () => askWhileDue(ctx, stopping.signal)),
    ),
  )
  const minutes = repeat('Recording', RECORD_EVERY_MS, () => recordMinute(ctx), { atOnce: true })
  const stops = [
    ...asked,
    minutes,
    repeat('Connecting models', CONNECT_EVERY_MS, takeUpWork),
    repeat('Recovering', RECOVER_EVERY_MS, recoverAll),
    repeat('Sweeping', SWEEP_EVERY_MS, () => inTurn(sweepsOf(ctx), stopping.signal)),
    repeat('Settling purchases', SETTLE_EVERY_MS, () => inTurn(settlingOf(ctx), stopping.signal), {
      atOnce: true,
    }),
  ]
  return async () => {
    for (const stop of stops) stop()
    stopping.abort()
    await ctx.queue.takeNoMore()
    await Promise.all([runs.ended(), questions.ended()])
  }
}

async function askWhileDue(ctx: WorkerContext, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted && (await askVendor(ctx))) continue
}

/** What is made here takes processor and memory; what is made by a vendor only waits for it. */
function atOnceHere({ models }: WorkerContext, kind: GenerationKind): number {
  const { maker } = KINDS[kind]
  const isByVendor = maker !== null && !models.chosen(maker).builtIn
  return isByVendor ? AT_VENDORS_AT_ONCE : MAKING[kind].atOnce()
}

async function workOnSmallJobs(ctx: WorkerContext, checks: UnderWay): Promise<void> {
  await ctx.queue.work('send-mail', MAILS_AT_ONCE, (mail, id) =>
    sendMail(ctx.mail, { ...mail, id }),
  )
  await ctx.queue.work('check-upload', CHECKS_AT_ONCE, ({ uploadId }) =>
    checks.during(uploadId, () => checkUpload(ctx, uploadId)),
  )
  // Whoever asks for a sample that is not there after a while has it spoken again.
  await ctx.queue.work('speak-sample', SAMPLES_AT_ONCE, ({ sampleId }) =>
    speakSample(ctx, sampleId).catch((error: unknown) =>
      console.error(`A voice sample: ${faultText(error)}`),
    ),
  )
  await ctx.queue.work('suggest-words', REWRITES_AT_ONCE, ({ rewriteId }) =>
    suggestWords(ctx, rewriteId).catch((error: unknown) =>
      console.error(`A rewrite: ${faultText(error)}`),
    ),
  )
}

/** Steps of housekeeping, by what is said when one fails; that keeps none of the others waiting. */
type Steps = Record<string, () => Promise<unknown>>

async function inTurn(steps: Steps, stopping: AbortSignal): Promise<void> {
  for (const [name, step] of Object.entries(steps)) {
    await step().catch((error: unknown) => {
      // What was under way when the worker was stopped finds no connection any more.
      if (stopping.aborted) return
      console.error(`${name} failed, and is tried again: ${faultText(error)}`)
    })
  }
}

function sweepsOf(ctx: WorkerContext): Steps {
  return {
    // Files that cannot be deleted now stay due; nothing waits for them.
    'The sweep of files': () => sweepDiscardedFiles(ctx),
    'Forgetting attempts': () => forgetAttempts(ctx.db),
    'Forgetting webhooks': () => forgetWebhooks(ctx.db),
    'Forgetting rewrites': () => forgetRewrites(ctx),
    'Forgetting deleted media': () => forgetMediaDeletions(ctx),
    'Forgetting unconfirmed addresses': () => forgetUnconfirmed(ctx.db),
    'Forgetting sessions': () => forgetExpiredSessions(ctx.db),
    'Forgetting notices': () => forgetNotices(ctx),
    'Deleting accounts': () => deleteDueAccounts(ctx),
    'Removing teams': () => removeLeftWorkspaces(ctx),
  }
}

function settlingOf(ctx: WorkerContext): Steps {
  return {
    'Asking about purchases': () => recoverPurchases(ctx),
    'Granting months': () => grantDueMonths(ctx),
  }
}

type AtWork = Record<'runs' | 'checks' | 'questions', UnderWay>

function recoveriesOf(ctx: WorkerContext, { runs, checks, questions }: AtWork): Steps {
  const isAsking = questions.names().length > 0
  const generationIds = runs.names()
  return {
    'Letting go of generations': () =>
      letGoOfGenerations(ctx, ctx.workerId, { generationIds, isAsking }),
    'Letting go of uploads': () => letGoOfUploads(ctx, ctx.workerId, checks.names()),
    'Recovering generations': () =>
      recoverGenerations(ctx, (generation) => remedyOf(ctx, generation)),
    'Closing lost calls': () => closeLostCalls(ctx),
    'Recovering uploads': () => recoverUploads(ctx),
  }
}

/** A model that is no longer connected cannot be asked, so its unfinished calls are not repeated. */
function remedyOf({ models }: WorkerContext, { kind, provider }: GenerationRow): Remedy {
  const { maker } = KINDS[kind]
  if (!maker) return 'repeat'
  const model = models.named(maker, provider ?? '')
  if (model?.lookUp) return 'look-up'
  return model?.safeToRepeat ? 'repeat' : 'none'
}

/** Does a task again and again, a while after it has ended, however it ended. */
function repeat(
  name: string,
  everyMs: number,
  task: () => Promise<unknown>,
  { atOnce = false } = {},
): () => void {
  let timer = setTimeout(run, atOnce ? 0 : everyMs)
  let stopped = false
  function run(): void {
    task()
      .catch((error: unknown) => {
        // What was under way when the worker was stopped finds no connection any more.
        if (!stopped) console.error(`${name} failed, and is tried again: ${faultText(error)}`)
      })
      .finally(() => {
        if (!stopped) timer = setTimeout(run, everyMs)
      })
  }
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

/** What this process works on, by name; asked when the rows say something else. */
type UnderWay = {
  during: (name: string, work: () => Promise<unknown>) => Promise<void>
  names: () => string[]
  /** Resolves when nothing is under way. */
  ended: () => Promise<void>
}

/**
 * Keeps count of work until it ends. What goes wrong with it is told and goes no further: the rows say what is
 * still to be done, and `recover` finds it.
 */
function trackWork(kind: string): UnderWay {
  // The same name may be at work twice: who comes second to a claim ends at once.
  const underWay = new Map<object, { name: string; done: Promise<void> }>()
  return {
    names: () => [...underWay.values()].map(({ name }) => name),
    async ended() {
      while (underWay.size > 0) await Promise.all([...underWay.values()].map(({ done }) => done))
    },
    async during(name, work) {
      const one = {}
      const done = toItsEnd(name, work).finally(() => underWay.delete(one))
      underWay.set(one, { name, done })
      await done
    },
  }

  async function toItsEnd(name: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      console.error(`${kind} ${name} was interrupted, and is tried again: ${faultText(error)}`)
    }
  }
}
