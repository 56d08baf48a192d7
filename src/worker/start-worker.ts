import { faultText } from '#database/fault-text.ts'
import { deleteDueAccounts } from '#domain/account/index.ts'
import { sweepDiscardedFiles } from '#domain/asset/index.ts'
import {
  type GenerationRow,
  JOB_OF_KIND,
  letGoOfGenerations,
  recoverGenerations,
} from '#domain/generation/index.ts'
import { forgetUnconfirmed } from '#domain/newsletter/index.ts'
import { forgetExpiredSessions } from '#domain/session/index.ts'
import { recordMinute } from '#domain/status/index.ts'
import { letGoOfUploads, recoverUploads } from '#domain/upload/index.ts'
import { forgetAttempts } from '#domain/visitor/index.ts'
import { encodersAtOnce } from '#media/encoders-at-once.ts'
import type { ProviderFacts } from '#providers/call-options.ts'
import type { GenerationJobName } from '#queue/jobs.ts'
import { askVendor } from './ask-vendor.ts'
import type { Handler, Providers, WorkerContext } from './context.ts'
import { animateClip } from './handlers/animate-clip.ts'
import { checkUpload } from './handlers/check-upload.ts'
import { drawImage } from './handlers/draw-image.ts'
import { renderExport } from './handlers/render-export.ts'
import { sendMail } from './handlers/send-mail.ts'
import { speakSample } from './handlers/speak-sample.ts'
import { speakVoiceOver } from './handlers/speak-voice-over.ts'
import { writeStoryboard } from './handlers/write-storyboard.ts'
import { runGeneration } from './run-generation.ts'
import { trackWork, type UnderWay } from './under-way.ts'

type Work = { handler: Handler; provider: keyof Providers | null; concurrency: number }

const WORK: Record<GenerationJobName, Work> = {
  'write-storyboard': { handler: writeStoryboard, provider: 'writer', concurrency: 2 },
  'speak-voice-over': { handler: speakVoiceOver, provider: 'narrator', concurrency: 2 },
  'draw-image': { handler: drawImage, provider: 'illustrator', concurrency: 2 },
  'animate-clip': { handler: animateClip, provider: 'animator', concurrency: 2 },
  'render-export': { handler: renderExport, provider: null, concurrency: 1 },
}

const MAILS_AT_ONCE = 2
const CHECKS_AT_ONCE = 2
const SAMPLES_AT_ONCE = 2
/** Vendors' jobs that are asked about at the same time; fetching a clip takes a while. */
const QUESTIONS_AT_ONCE = 2
const ASK_EVERY_MS = 1000
const RECOVER_EVERY_MS = 3000
const SWEEP_EVERY_MS = 60_000
/** Twice a minute, so that no minute is missed. */
const RECORD_EVERY_MS = 30_000

/**
 * Takes up the work of the queue until stopped. What fails is told and tried again: only the loss of its lease
 * ends a worker.
 */
export async function startWorker(ctx: WorkerContext): Promise<() => void> {
  const runs = trackWork('Generation')
  const checks = trackWork('Upload')
  const questions = trackWork('Question')
  const recoverAll = () => recover(ctx, { runs, checks, questions })
  await recoverAll()
  const encoders = encodersAtOnce()
  for (const [name, { handler, provider, concurrency }] of Object.entries(WORK)) {
    const providerName = provider ? ctx.providers[provider].name : null
    const atOnce = handler === animateClip ? Math.min(concurrency, encoders) : concurrency
    await ctx.queue.work(name as GenerationJobName, atOnce, ({ generationId }) =>
      runs.during(generationId, () => runGeneration(ctx, generationId, providerName, handler)),
    )
  }
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
  const asked = Array.from({ length: QUESTIONS_AT_ONCE }, () =>
    repeat('Asking vendors', ASK_EVERY_MS, () =>
      questions.during('to a vendor', () => askVendor(ctx)),
    ),
  )
  const minutes = repeat('Recording', RECORD_EVERY_MS, () => recordMinute(ctx), { atOnce: true })
  const stops = [
    ...asked,
    minutes,
    repeat('Recovering', RECOVER_EVERY_MS, recoverAll),
    repeat('Sweeping', SWEEP_EVERY_MS, () => sweep(ctx)),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

async function sweep(ctx: WorkerContext): Promise<void> {
  // Files that cannot be deleted now stay due; nothing waits for them.
  await sweepDiscardedFiles(ctx).catch((error: unknown) =>
    console.error(`The sweep of files: ${faultText(error)}`),
  )
  await forgetAttempts(ctx.db)
  await forgetUnconfirmed(ctx.db)
  await forgetExpiredSessions(ctx.db)
  await deleteDueAccounts(ctx)
}

type AtWork = Record<'runs' | 'checks' | 'questions', UnderWay>

async function recover(ctx: WorkerContext, { runs, checks, questions }: AtWork): Promise<void> {
  const isAsking = questions.names().length > 0
  await letGoOfGenerations(ctx, ctx.workerId, { generationIds: runs.names(), isAsking })
  await letGoOfUploads(ctx, ctx.workerId, checks.names())
  await recoverGenerations(ctx, (generation) => isSafeToRepeat(ctx, generation))
  await recoverUploads(ctx)
}

/** A provider that is no longer configured cannot be asked, so its unfinished calls are not repeated. */
function isSafeToRepeat(ctx: WorkerContext, generation: GenerationRow): boolean {
  const { provider } = WORK[JOB_OF_KIND[generation.kind]]
  if (!provider) return true
  const facts: ProviderFacts = ctx.providers[provider]
  return facts.safeToRepeat && facts.name === generation.provider
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
