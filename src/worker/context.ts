import type { TrackKind } from '#contract/scene.ts'
import type { Context } from '#domain/context.ts'
import type { GenerationRow } from '#domain/generation/index.ts'
import type { MailProvider } from '#providers/mail/mail-provider.ts'

/** What a worker's handlers work with. */
export type WorkerContext = Context & {
  workerId: string
  mail: MailProvider
  /** Rendered segments, music and other things that can be made again. */
  cacheFolder: string
  pace: Pace
}

/** One run of one generation. */
export type Run = {
  generation: GenerationRow
  /** A folder of this run's own, gone when it ends. */
  folder: string
  /** Aborted when the generation was cancelled, took too long, or the worker stops. */
  signal: AbortSignal
  onProgress: (done: number) => void
  /** Whether this run has sent anything to a vendor that may be billed: nobody hands it back then. */
  spends: { begun: boolean }
}

/** Makes what was asked for, saves it and ends the generation; throws what kept it from doing so. */
export type Handler = (ctx: WorkerContext, run: Run) => Promise<void>

/** How long the worker waits between two steps, in ms. */
export type Pace = {
  /** From the beginning of a vendor's job to the first question about it. */
  firstCheckMs: number
  /** From one question about a job to the next. */
  checkEveryMs: number
  /** Between any two questions about jobs of one account. */
  checkSpacingMs: number
  /** For a question and, when the clip is finished, its way into our storage. */
  checkLimitMs: number
  /** A vendor that has not delivered by then does not deliver any more. */
  vendorLimitMs: number
  /** For as long a vendor that takes no more calls is waited for. */
  queueLimitMs: number
  /** A call that takes longer than this is given up; a finished video may take as long as it needs. */
  callLimitMs: number
  /** A writer that hangs is given up sooner: the sample storyboard stands in. */
  writerLimitMs: number
  /** Before the first repeat of a failed call; doubled for each further one. */
  repeatDelayMs: number
}

/** The specification's numbers. */
export const PACE: Pace = {
  firstCheckMs: 180_000,
  checkEveryMs: 30_000,
  checkSpacingMs: 10_000,
  checkLimitMs: 6 * 60_000,
  vendorLimitMs: 30 * 60_000,
  queueLimitMs: 6 * 3_600_000,
  callLimitMs: 15 * 60_000,
  writerLimitMs: 2 * 60_000,
  repeatDelayMs: 1500,
}

/** A generation that belongs to a track of a scene. @throws when it does not. */
export function trackOf(
  generation: GenerationRow,
): GenerationRow & { sceneId: string; kind: TrackKind } {
  const { sceneId, kind } = generation
  if (!sceneId || kind === 'storyboard' || kind === 'export') {
    throw new Error(`Generation ${generation.id} belongs to no scene.`)
  }
  return { ...generation, sceneId, kind }
}
