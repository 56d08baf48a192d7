import type { MusicMood } from '#contract/options.ts'
import type { CallOptions, ProviderFacts } from '../call-options.ts'

/** How long a bed can be; a video that is longer hears it again. */
export const SHORTEST_BED_MS = 5_000
export const LONGEST_BED_MS = 600_000

export type ComposeRequest = { mood: MusicMood; seed: number; durationMs: number }

export type MusicBed = {
  /** A stereo WAV file in the call's folder, exactly as long as asked. */
  path: string
  contentType: 'audio/wav'
  durationMs: number
}

export type MusicianProvider = ProviderFacts & {
  /** @throws ProviderError */
  compose(request: ComposeRequest, options: CallOptions): Promise<MusicBed>
}
