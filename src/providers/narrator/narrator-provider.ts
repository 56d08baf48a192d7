import type { Word } from '#contract/asset.ts'
import type { Told } from '#contract/words/told.ts'
import type { ProviderFacts } from '../call-options.ts'
import type { VendorWork } from '../vendor-work.ts'

export type NarrateRequest = {
  text: string
  /** An id of the voice catalogue (`contract/voices.ts`). */
  voiceId: string
}

/**
 * Where the times of the words come from: the narrator itself, an alignment of the sound with the text, or,
 * where neither was to be had, nothing but the lengths of the words.
 */
export type WordTimes = 'given' | 'aligned' | 'estimated'

export type Narration = {
  /** A WAV or MP3 file in the call's folder. */
  path: string
  contentType: 'audio/wav' | 'audio/mpeg'
  durationMs: number
  words: Word[]
  /** Absent: given. */
  wordTimes?: WordTimes
}

export type NarratorProvider = ProviderFacts &
  VendorWork<NarrateRequest, Narration> & {
    /** Why this provider cannot speak that voice, in one plain sentence, or null when it can. */
    unsupported(voiceId: string): Told | null
    /**
     * Asks which voices of the catalogue can be spoken now, which `unsupported` knows from then on. Absent where
     * that never changes.
     * @throws ProviderError
     */
    voices?(signal: AbortSignal): Promise<string[]>
  }
