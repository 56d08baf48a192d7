import type { LookChange } from '#contract/cast.ts'
import type { ModelChoices } from '#contract/chosen-models.ts'
import { tell } from '#contract/words/told.ts'
import type { ImageStyle, Visuals } from '#contract/options.ts'
import type { SpendingCap } from '#contract/spending.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { VOICES } from '#contract/voices.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { changeTitle, withChoices } from '../scene/index.ts'
import { changeOfLook } from './change-of-look.ts'
import { changeStoryboard } from './change-storyboard.ts'

type UpdateInput = {
  id: string
  title?: string | undefined
  imageStyle?: ImageStyle | undefined
  voiceId?: string | undefined
  visuals?: Visuals | undefined
  models?: ModelChoices | undefined
  spendingCap?: SpendingCap | undefined
} & LookChange

/**
 * Changes the title, which can be undone, the image style, the look, the voice, the visuals, who makes its parts or
 * the spending cap; what is not given stays.
 * @throws DomainError NOT_FOUND, INVALID_INPUT, REFUSED_IN_THIS_STATE
 */
export async function updateStoryboard(
  ctx: WorkspaceContext,
  input: UpdateInput,
): Promise<Storyboard> {
  const { id, title, imageStyle, voiceId, visuals, models, spendingCap } = input
  if (voiceId && !VOICES.some((voice) => voice.id === voiceId)) {
    throw new DomainError('INVALID_INPUT', tell('voice-missing'))
  }
  return await changeStoryboard(ctx, id, async (storyboard, tx) => {
    if (title) await changeTitle(tx, storyboard, title)
    return {
      ...(await changeOfLook(tx, storyboard, input)),
      ...(imageStyle ? { imageStyle } : {}),
      ...(voiceId ? { voiceId } : {}),
      ...(visuals ? { visuals } : {}),
      ...(models ? { models: withChoices(ctx.models, storyboard.models, models) } : {}),
      ...(spendingCap === undefined ? {} : { spendingCap }),
    }
  })
}
