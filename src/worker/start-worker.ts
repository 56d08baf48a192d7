import { sweepDiscardedFiles } from '#domain/asset/index.ts'
import { type GenerationRow, JOB_OF_KIND, recoverGenerations } from '#domain/generation/index.ts'
import { forgetUnconfirmed } from '#domain/newsletter/index.ts'
import { forgetExpiredSessions } from '#domain/session/index.ts'
import { recordMinute } from '#domain/status/index.ts'
import { recoverUploads } from '#domain/upload/index.ts'
import { forgetAttempts } from '#domain/visitor/index.ts'
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
 * Takes up the work of the queue until stopped.
 * @param onFatal is told of an error that leaves a generation's state unknown to this process. The
 *   process must end: whoever takes over decides by the rows.
 */
export async function startWorker(
  ctx: WorkerContext,
  onFatal: (error: unknown) => void,
): Promise<() => void> {
  await recover(ctx)
  for (const [name, { handler, provider, concurrency }] of Object.entries(WORK)) {
    const providerName = provider ? ctx.providers[provider].name : null
    await ctx.queue.work(name as GenerationJobName, concurrency, ({ generationId }) =>
      runGeneration(ctx, generationId, providerName, handler).catch(onFatal),
    )
  }
  await ctx.queue.work('send-mail', MAILS_AT_ONCE, (mail, id) =>
    sendMail(ctx.mail, { ...mail, id }),
  )
  await ctx.queue.work('check-upload', CHECKS_AT_ONCE, ({ uploadId }) =>
    checkUpload(ctx, uploadId).catch(onFatal),
  )
  await ctx.queue.work('speak-sample', SAMPLES_AT_ONCE, ({ sampleId }) =>
    speakSample(ctx, sampleId).catch(onFatal),
  )
  const stopRecovering = repeat(RECOVER_EVERY_MS, () => recover(ctx), onFatal)
  const stopAsking = Array.from({ length: QUESTIONS_AT_ONCE }, () =>
    repeat(ASK_EVERY_MS, () => askVendor(ctx), onFatal),
  )
  const stopSweeping = repeat(SWEEP_EVERY_MS, () => sweep(ctx), onFatal)
  void recordMinute(ctx).catch(onFatal)
  const stopRecording = repeat(RECORD_EVERY_MS, () => recordMinute(ctx), onFatal)
  return () => {
    stopRecovering()
    for (const stop of stopAsking) stop()
    stopSweeping()
    stopRecording()
  }
}

async function sweep(ctx: WorkerContext): Promise<void> {
  // Files that cannot be deleted now stay due; nothing waits for them.
  await sweepDiscardedFiles(ctx).catch((error) => console.error('The sweep of files:', error))
  await forgetAttempts(ctx.db)
  await forgetUnconfirmed(ctx.db)
  await forgetExpiredSessions(ctx.db)
}

async function recover(ctx: WorkerContext): Promise<void> {
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

function repeat(
  everyMs: number,
  task: () => Promise<unknown>,
  onFatal: (error: unknown) => void,
): () => void {
  let timer = setTimeout(run, everyMs)
  let stopped = false
  function run(): void {
    task()
      .catch(onFatal)
      .finally(() => {
        if (!stopped) timer = setTimeout(run, everyMs)
      })
  }
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
