import type { Context } from '#domain/context.ts'
import type { GenerationRow } from '#domain/generation/index.ts'
import type { MailProvider } from '#providers/mail/mail-provider.ts'
import type { Pace } from './pace.ts'

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
