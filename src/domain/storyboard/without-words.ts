import type { TrackKind } from '#contract/scene.ts'
import { isTypePrompt } from '#contract/type-prompt.ts'
import { ClipRequest, ImageRequest, type SceneRow, type TakeInUse } from '../scene/index.ts'

/** Words in quotation marks, as prompts ask for them in a picture. */
const QUOTED = /[“„«「『"][^“”„«»「」『』"]*\p{L}[^“”„«»「」『』"]*["”“»」』]/u

/**
 * The picture and the clip of a scene that can be shown in another language: no words are set in them, and none were
 * asked for. What somebody uploaded counts as such, for nobody here can read it.
 */
export function takesWithoutWords(
  scene: SceneRow,
  used: Map<string, TakeInUse>,
): Partial<Record<Exclude<TrackKind, 'voice'>, TakeInUse>> {
  const image = used.get(scene.imageTakeId ?? '')
  const clip = used.get(scene.clipTakeId ?? '')
  const isShown = image !== undefined && !carriesWords(image)
  return {
    ...(isShown && { image }),
    ...(clip && (isShown || !isMadeFromImage(clip)) && { clip }),
  }
}

function carriesWords({ asset, request }: TakeInUse): boolean {
  if (asset.details.isTextCard) return true
  const prompt = ImageRequest.safeParse(request).data?.prompt ?? ''
  return isTypePrompt(prompt) || QUOTED.test(prompt)
}

function isMadeFromImage({ request }: TakeInUse): boolean {
  return ClipRequest.safeParse(request).success
}
