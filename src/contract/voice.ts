import { z } from 'zod'
import { Told } from './words/told.ts'
import { route } from './route.ts'
import { text } from './text.ts'

/** One entry of the voice catalogue. Description and accent in English; pages translate them. */
export type Voice = {
  id: string
  name: string
  description: string
  gender: 'female' | 'male'
  /** BCP 47 primary tag, e.g. 'en'. */
  language: string
  /** ISO 3166-1 alpha-2, e.g. 'GB'. */
  country: string
  accent?: string
}

export const VOICE_SAMPLE_STATES = ['asked', 'ready', 'failed'] as const
export const VoiceSampleState = z.enum(VOICE_SAMPLE_STATES)
export type VoiceSampleState = z.infer<typeof VoiceSampleState>

/** A sentence in a voice, to hear before anything is paid. */
export const VoiceSample = z.object({
  voiceId: z.string(),
  state: VoiceSampleState,
  /** Once it is ready. */
  url: z.string().nullable(),
  /** Why there is none. */
  failure: Told.nullable(),
})
export type VoiceSample = z.infer<typeof VoiceSample>

export const voice = {
  sample: route('POST /voices/{id}/sample', 'Lets a voice be heard; free, spoken once and kept')
    .input(z.object({ id: text().max(100) }))
    .output(VoiceSample),
}
