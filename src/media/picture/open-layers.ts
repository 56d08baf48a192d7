import { openLayer } from './open-layer.ts'
import type { PictureLayer } from './picture-layer.ts'
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
