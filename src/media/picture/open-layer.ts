import { openCard } from './card.ts'
import { openClip } from './open-clip.ts'
import { openTypeSheet } from './open-type-sheet.ts'
import { openStill } from './open-still.ts'
import type { PictureLayer } from './picture-layer.ts'
import type { PlaneLayout } from './planes.ts'
import type { LayerPlan } from './segment-plan.ts'
import { RenderError } from '../render-error.ts'

/** @throws RenderError naming the scene when its file cannot be read. */
export async function openLayer(plan: LayerPlan, layout: PlaneLayout): Promise<PictureLayer> {
  const { picture, visibleFrames, firstFrame } = plan
  if (picture.kind === 'card') return await openCard(picture, visibleFrames, layout)
  try {
    if (picture.kind === 'still') return await openStill(picture, visibleFrames, layout)
    if (picture.kind === 'type') return await openTypeSheet(picture, visibleFrames, layout)
    return openClip(picture, visibleFrames, firstFrame, layout)
  } catch {
    const code = picture.kind === 'clip' ? 'clip-unreadable' : 'image-unreadable'
    throw new RenderError(code, plan.sceneNumber)
  }
}
