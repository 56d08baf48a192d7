import { assDocument, type PlacedPages } from '#composition/ass-document.ts'
import type { Segment } from '#composition/segment.ts'

/** The captions of one segment as a document; only what it shows. */
export function segmentCaptions(
  segment: Segment,
  pages: (PlacedPages | null)[],
  size: { width: number; height: number },
): string {
  const scenes = segment.fadeTo ? [segment.shot.scene, segment.fadeTo.scene] : [segment.shot.scene]
  const placed = scenes.flatMap((scene) => {
    const own = pages[scene.index]
    return own ? [{ ...own, sceneStartFrame: own.sceneStartFrame - segment.startFrame }] : []
  })
  return assDocument(placed, size, segment.endFrame - segment.startFrame)
}
