import { tell } from '#contract/words/told.ts'
import { join } from 'node:path'
import { runInChild } from '#sandbox/run-in-child.ts'
import { ProviderError } from '../../provider-error.ts'
import { LONGEST_BED_MS, type MusicianProvider, SHORTEST_BED_MS } from '../musician-provider.ts'
import type { ComposeInput, ComposeOutput } from './compose-bed.ts'

const TASK = new URL('./compose.task.ts', import.meta.url)
const LIMITS = { timeoutMs: 120_000, heapMB: 1024, memoryMB: 1536 }

/**
 * The musician that needs no key and no network: composes by rule from the seed and plays it on sampled
 * instruments, in a process of its own. Beds last 5 s to 10 min.
 */
export function createBuiltinMusician(): MusicianProvider {
  return {
    name: 'builtin',
    builtIn: true,
    safeToRepeat: true,
    async compose(request, { folder, signal }) {
      if (!(request.durationMs >= SHORTEST_BED_MS && request.durationMs <= LONGEST_BED_MS)) {
        throw new ProviderError('unsupported', tell('music-length'))
      }
      const path = join(folder, 'music.wav')
      const { durationMs } = await composeInChild({ ...request, path }, signal)
      return { path, contentType: 'audio/wav', durationMs }
    },
  }
}

async function composeInChild(input: ComposeInput, signal: AbortSignal): Promise<ComposeOutput> {
  try {
    return await runInChild<ComposeInput, ComposeOutput>(TASK, input, { ...LIMITS, signal })
  } catch (cause) {
    if (signal.aborted) throw cause
    throw new ProviderError('unavailable', tell('music-not-played'), {
      cause,
    })
  }
}
