import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Storyboard } from '#contract/storyboard.ts'

/** Why a storyboard cannot be exported; null when it can. What is still missing has a fallback. */
export function exportObstacle({ scenes }: Pick<Storyboard, 'scenes'>): MessageDescriptor | null {
  if (scenes.length === 0) return msg`The storyboard has no scenes yet.`
  const isAnythingMade = scenes.some(
    ({ voice, image, clip }) => voice.asset ?? image.asset ?? clip.asset,
  )
  return isAnythingMade ? null : msg`Make a voice or an image first.`
}
