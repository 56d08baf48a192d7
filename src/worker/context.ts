import type { Context } from '#domain/context.ts'
import type { GenerationRow } from '#domain/generation/index.ts'
import type { AnimatorProvider } from '#providers/animator/animator-provider.ts'
import type { IllustratorProvider } from '#providers/illustrator/illustrator-provider.ts'
import type { MailProvider } from '#providers/mail/mail-provider.ts'
import type { MusicianProvider } from '#providers/musician/musician-provider.ts'
import type { NarratorProvider } from '#providers/narrator/narrator-provider.ts'
import type { WriterProvider } from '#providers/writer/writer-provider.ts'
import type { Pace } from './pace.ts'

export type Providers = {
  writer: WriterProvider
  illustrator: IllustratorProvider
  animator: AnimatorProvider
  narrator: NarratorProvider
  musician: MusicianProvider
}

/** What a worker's handlers work with. */
export type WorkerContext = Context & {
  workerId: string
  providers: Providers
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
  /** Aborted when the generation was cancelled or the worker stops. */
  signal: AbortSignal
  onProgress: (done: number) => void
}

/** Makes what was asked for, saves it and ends the generation; throws what kept it from doing so. */
export type Handler = (ctx: WorkerContext, run: Run) => Promise<void>
