import { SCENE_LENGTH_MAX_MS } from '#contract/limits.ts'
import { type ScenePlan, sceneLengthMs } from './scene-plan.ts'

/** Two scenes as one, as long as both. The first one's picture stays; a voice-over only when it says all there is to say. */
export function mergeScenes(first: ScenePlan, second: ScenePlan): ScenePlan {
  return {
    id: first.id,
    plannedDurationMs: Math.min(SCENE_LENGTH_MAX_MS, sceneLengthMs(first) + sceneLengthMs(second)),
    voiceOverText: [first.voiceOverText, second.voiceOverText].filter(Boolean).join(' '),
    imagePrompt: first.imagePrompt || second.imagePrompt,
    videoPrompt: first.videoPrompt || second.videoPrompt,
    voice: wholeVoice(first, second),
    imageTakeId: first.imageTakeId ?? second.imageTakeId,
    clipTakeId: first.imageTakeId ? first.clipTakeId : second.clipTakeId,
  }
}

function wholeVoice(first: ScenePlan, second: ScenePlan): ScenePlan['voice'] {
  if (second.voiceOverText === '') return first.voice
  if (first.voiceOverText === '') return second.voice
  return null
}
