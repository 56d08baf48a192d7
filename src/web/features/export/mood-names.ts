import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MusicMood } from '#contract/options.ts'

export const MOOD_NAMES: Record<MusicMood, MessageDescriptor> = {
  calm: msg`Calm`,
  bright: msg`Bright`,
  driving: msg`Driving`,
  warm: msg`Warm`,
  dramatic: msg`Dramatic`,
  playful: msg`Playful`,
}
