import { RenderError } from '../errors.ts'
import { openCard } from './card.ts'
import type { PictureLayer } from './kernel.ts'
import { openClip } from './open-clip.ts'
import { openStill } from './open-still.ts'
import { openTypeSheet } from './open-type-sheet.ts'
import type { PlaneLayout } from './planes.ts'
import type { LayerPlan, SegmentPlan } from './segment-plan.ts'

/** Keeps a scene's picture open from one segment to the next, and closes those no longer shown. */
export class OpenLayers {
  readonly #open = new Map<string, PictureLayer>()

  /** @throws RenderError naming the scene whose file cannot be read. */
  async of(segment: SegmentPlan, layout: PlaneLayout): Promise<PictureLayer[]> {
    const keys = segment.layers.map(keyOf)
    for (const [key, layer] of this.#open) {
      if (keys.includes(key)) continue
      layer.close()
      this.#open.delete(key)
    }
    const layers: PictureLayer[] = []
    for (const [index, plan] of segment.layers.entries()) {
      const key = keys[index] as string
      const layer = this.#open.get(key) ?? (await openLayer(plan, layout))
      this.#open.set(key, layer)
      layers.push(layer)
    }
    return layers
  }
}

function keyOf({ sceneNumber, picture, visibleFrames }: LayerPlan): string {
  return JSON.stringify({ sceneNumber, picture, visibleFrames })
}

/** @throws RenderError naming the scene when its file cannot be read. */
async function openLayer(plan: LayerPlan, layout: PlaneLayout): Promise<PictureLayer> {
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
