import type { MusicMood } from '#contract/options.ts'
import type { CallOptions, ProviderFacts } from '../call-options.ts'

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
