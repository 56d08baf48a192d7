import { audioPlanOf } from '#composition/audio-plan.ts'
import type { Composition } from '#composition/composition.ts'
import { timelineOf } from '#composition/timeline.ts'
import type { RenderRequest } from '../render-request.ts'
import type { SoundPlan } from '../sound/mix-sound.ts'
import type { SceneVoice } from './scene-media.ts'

/** The request as the composition that the preview shows, with the voice-overs as they really are. */
export function compositionOf(request: RenderRequest, voices: (SceneVoice | null)[]): Composition {
  const { aspectRatio, resolution, captions, scenes, music } = request
  return {
    aspectRatio,
    resolution,
    captions,
    transition: request.transition ?? 'crossfade',
    pace: request.pace ?? 'normal',
    musicVolume: music?.volume ?? null,
    scenes: scenes.map(({ durationMs, text, language, words, motionSeed }, index) => {
      const voice = voices[index]
      return {
        durationMs,
        text,
        language,
        motionSeed: motionSeed ?? index + 1,
        // In whole milliseconds, as the storyboard counts: else their fractions would add up to a frame that it has not.
        voice: voice ? { durationMs: Math.round(voice.durationMs), words } : null,
      }
    }),
  }
}

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
