import { SCENE_LENGTH_MIN_MS } from '#contract/limits.ts'
import { cutText } from '#contract/text.ts'
import { saidIn } from '../said-in.ts'
import { EditRefusal } from './edit-refusal.ts'
import { type ScenePlan, sceneLengthMs } from './scene-plan.ts'

type Split = {
  newSceneId: string
  /** How many characters of the voice-over text stay in the first part. */
  at: number
}

/**
 * A scene as two, together as long as it was, each as long as its share of the text. Both keep the picture;
 * voice-over and clip were made for the whole, so neither part uses them.
 * @throws EditRefusal `too-short-to-split` when a part would be shorter than a scene may be.
 */
export function splitScene(scene: ScenePlan, { newSceneId, at }: Split): [ScenePlan, ScenePlan] {
  const lengthMs = sceneLengthMs(scene)
  if (lengthMs < 2 * SCENE_LENGTH_MIN_MS) throw new EditRefusal('too-short-to-split')
  const text = scene.voiceOverText
  const first = cutText(text, at)
  const share = text.length > 0 ? first.length / text.length : 0.5
  const firstMs = Math.min(
    lengthMs - SCENE_LENGTH_MIN_MS,
    Math.max(SCENE_LENGTH_MIN_MS, Math.round(lengthMs * share)),
  )
  const part = { ...scene, voice: null, clipTakeId: null }
  return [
    { ...saying(part, first.trim()), plannedDurationMs: firstMs },
    {
      ...saying(part, text.slice(first.length).trim()),
      id: newSceneId,
      plannedDurationMs: lengthMs - firstMs,
    },
  ]
}

/** The words to show in type stay with the part that says them. */
function saying(part: ScenePlan, voiceOverText: string): ScenePlan {
  return { ...part, voiceOverText, emphasis: saidIn(voiceOverText, part.emphasis ?? '') }
}
