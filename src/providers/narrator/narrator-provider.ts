import type { Told } from '#contract/words/told.ts'
import type { Word } from '#contract/word.ts'
import type { ProviderFacts } from '../call-options.ts'
import type { VendorWork } from '../vendor-work.ts'

export type NarrateRequest = {
  text: string
  /** An id of the voice catalogue (`contract/voices.ts`). */
  voiceId: string
}

export type Narration = {
  /** A WAV or MP3 file in the call's folder. */
  path: string
  contentType: 'audio/wav' | 'audio/mpeg'
  durationMs: number
  words: Word[]
}

export type NarratorProvider = ProviderFacts &
  VendorWork<NarrateRequest, Narration> & {
    /** Why this provider cannot speak that voice, in one plain sentence, or null when it can. */
    unsupported(voiceId: string): Told | null
  }
