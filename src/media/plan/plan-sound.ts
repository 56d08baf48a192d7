import { audioPlanOf } from '#composition/audio-plan.ts'
import { timelineOf } from '#composition/timeline.ts'
import type { RenderRequest } from '../render-request.ts'
import type { SoundPlan } from '../sound/mix-sound.ts'
import { compositionOf } from './composition-of.ts'
import type { SceneVoice } from './scene-media.ts'

/** Turns a request, and what its voice-overs are, into what sounds when. */
export function planSound(request: RenderRequest, voices: (SceneVoice | null)[]): SoundPlan {
  const composition = compositionOf(request, voices)
  const timeline = timelineOf(composition)
  const audio = audioPlanOf(composition, timeline)
  return {
    durationMs: timeline.durationMs,
    voices: audio.voices.map(({ scene, startMs }) => ({
      startMs,
      path: voices[scene]?.path ?? '',
    })),
    music: audio.music && request.music && { ...audio.music, path: request.music.path },
  }
}
