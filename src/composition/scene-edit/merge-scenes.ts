import { SCENE_LENGTH_MAX_MS, SCENE_TEXT_MAX_CHARACTERS } from '#contract/limits.ts'
import { EditRefusal } from './edit-refusal.ts'
import { type ScenePlan, sceneLengthMs } from './scene-plan.ts'

/**
 * Two scenes as one, as long as both. The first one's picture stays; a voice-over only when it says all there is
 * to say.
 * @throws EditRefusal `too-much-text` when together they say more than one scene may.
 */
export function mergeScenes(first: ScenePlan, second: ScenePlan): ScenePlan {
  const voiceOverText = [first.voiceOverText, second.voiceOverText].filter(Boolean).join(' ')
  if (voiceOverText.length > SCENE_TEXT_MAX_CHARACTERS) throw new EditRefusal('too-much-text')
  return {
    id: first.id,
    plannedDurationMs: Math.min(SCENE_LENGTH_MAX_MS, sceneLengthMs(first) + sceneLengthMs(second)),
    voiceOverText,
    imagePrompt: first.imagePrompt || second.imagePrompt,
    videoPrompt: first.videoPrompt || second.videoPrompt,
    emphasis: first.emphasis || second.emphasis || '',
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
