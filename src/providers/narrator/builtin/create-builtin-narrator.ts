import { join } from 'node:path'
import { tell } from '#contract/words/told.ts'
import { whyUnsupported } from '#studio/narrator/espeak-voices.ts'
import { narrateInChild } from '#studio/narrator/narrate-in-child.ts'
import { ProviderError } from '../../provider-error.ts'
import { doneAtOnce } from '../../vendor-work.ts'
import type { NarrateRequest, Narration, NarratorProvider } from '../narrator-provider.ts'

/** The narrator that needs no key and no network. */
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
      const spoken = await narrateInChild({ text, voiceId, path }, signal).catch(
        (cause: unknown) => {
          if (signal.aborted) throw cause
          throw new ProviderError('unavailable', tell('text-not-spoken'), { cause })
        },
      )
      if (spoken.status === 'nothing-to-say') {
        throw new ProviderError('refused', tell('nothing-to-say'))
      }
      const { durationMs, words } = spoken
      return { path, contentType: 'audio/wav', durationMs, words }
    }),
  }
}
