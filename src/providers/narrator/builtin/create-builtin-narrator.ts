import { tell } from '#contract/words/told.ts'
import { join } from 'node:path'
import { runInChild } from '#sandbox/run-in-child.ts'
import { ProviderError } from '../../provider-error.ts'
import { doneAtOnce } from '../../vendor-work.ts'
import type { NarrateRequest, Narration, NarratorProvider } from '../narrator-provider.ts'
import type { NarrateInput, NarrateOutput } from './narrate.ts'
import { whyUnsupported } from './why-unsupported.ts'

const TASK = new URL('./narrate.task.ts', import.meta.url)
const LIMITS = { timeoutMs: 60_000, heapMB: 1024, memoryMB: 1536 }

/**
 * The narrator that needs no key and no network: eSpeak NG in a process of its own, which is also the
 * border of its licence (GPL).
 */
export function createBuiltinNarrator(): NarratorProvider {
  return {
    name: 'builtin',
    builtIn: true,
    safeToRepeat: true,
    unsupported: whyUnsupported,
    ...doneAtOnce<NarrateRequest, Narration>(async ({ text, voiceId }, { folder, signal }) => {
      const reason = whyUnsupported(voiceId)
      if (reason) throw new ProviderError('unsupported', reason)
      const path = join(folder, 'voice-over.wav')
      const spoken = await speakInChild({ text, voiceId, path }, signal)
      if (spoken.status === 'nothing-to-say') {
        throw new ProviderError('refused', tell('nothing-to-say'))
      }
      const { durationMs, words } = spoken
      return { path, contentType: 'audio/wav', durationMs, words }
    }),
  }
}

async function speakInChild(input: NarrateInput, signal: AbortSignal): Promise<NarrateOutput> {
  try {
    return await runInChild<NarrateInput, NarrateOutput>(TASK, input, { ...LIMITS, signal })
  } catch (cause) {
    if (signal.aborted) throw cause
    throw new ProviderError('unavailable', tell('text-not-spoken'), { cause })
  }
}
