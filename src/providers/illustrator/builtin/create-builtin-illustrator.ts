import { tell } from '#contract/words/told.ts'
import { ChildDiedError, ChildTaskError, runInChild } from '#sandbox/run-in-child.ts'
import { ProviderError } from '../../provider-error.ts'
import { doneAtOnce } from '../../vendor-work.ts'
import type {
  IllustrateRequest,
  Illustration,
  IllustratorProvider,
} from '../illustrator-provider.ts'
import type { IllustrateTask } from './illustrate.task.ts'

const TASK = new URL('./illustrate.task.ts', import.meta.url)
/** A picture takes about 2 s; the first on a slow machine reads 130 MB of artwork. */
const TIMEOUT_MS = 120_000
const HEAP_MB = 256
const MEMORY_MB = 1024

/**
 * Composes pictures on this machine from procedural settings and openly licensed artwork.
 * `cacheFolder` keeps rasterised artwork between pictures; it may be deleted at any time.
 */
export function createBuiltinIllustrator({
  cacheFolder,
}: {
  cacheFolder: string
}): IllustratorProvider {
  return {
    name: 'builtin',
    builtIn: true,
    safeToRepeat: true,
    ...doneAtOnce<IllustrateRequest, Illustration>(async (request, options) => {
      const { prompt, aspectRatio, style, seed, castSeed } = request
      const { signal, folder, onProgress } = options
      if (prompt.trim() === '') throw new ProviderError('refused', tell('prompt-empty'))
      try {
        const drawn = await runInChild<IllustrateTask, Illustration | null>(
          TASK,
          { request: { prompt, aspectRatio, style, seed, castSeed }, folder, cacheFolder },
          {
            timeoutMs: TIMEOUT_MS,
            heapMB: HEAP_MB,
            memoryMB: MEMORY_MB,
            signal,
            ...(onProgress && { onProgress }),
          },
        )
        if (drawn) return drawn
      } catch (error) {
        if (error instanceof ChildDiedError || error instanceof ChildTaskError) {
          throw new ProviderError('unavailable', tell('picture-not-painted'), {
            cause: error,
          })
        }
        throw error
      }
      throw new ProviderError('unsupported', tell('prompt-not-drawable'))
    }),
  }
}
