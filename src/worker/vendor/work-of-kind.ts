import type { GenerationRow } from '#domain/generation/index.ts'
import type { Providers, Task } from '#providers/providers.ts'
import type { Started } from '#providers/vendor-work.ts'
import type { Run, WorkerContext } from '../context.ts'

export type VendorTask = Exclude<Task, 'musician'>
type StartOf<Which extends VendorTask> = Providers[Which]['start']
export type RequestOf<Which extends VendorTask> = Parameters<StartOf<Which>>[0]
export type ResultOf<Which extends VendorTask> =
  Awaited<ReturnType<StartOf<Which>>> extends Started<infer Result> ? Result : never

/** What a kind of work needs beside somebody who does it. */
export type Work<Which extends VendorTask> = {
  task: Which
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
