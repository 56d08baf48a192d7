import { setImmediate as nextTurn } from 'node:timers/promises'
import { crossfadeShare } from '#composition/segment.ts'
import { CaptionBurner } from './caption-burner.ts'
import type { PictureLayer } from './picture-layer.ts'
import { copyInto, newFrame, type PlaneLayout } from './planes.ts'
import { SegmentEncoder } from './segment-encoder.ts'
import type { SegmentPlan } from './segment-plan.ts'

/** How often the event loop gets its turn: to report progress, and to end when the parent does. */
const FRAMES_PER_TURN = 5

/** Draws, captions and encodes the frames of one segment into an MP4 file. */
export async function renderSegment(
  segment: SegmentPlan,
  layers: PictureLayer[],
  layout: PlaneLayout,
  files: { outputPath: string; captionsPath: string; fontsFolder: string },
  onFrames: (done: number) => void,
): Promise<void> {
  const { width, height } = layout
  const { frame, planes } = newFrame(layout)
  using encoder = new SegmentEncoder(files.outputPath, width, height)
  using burner = segment.captions
    ? new CaptionBurner(segment.captions, files.captionsPath, files.fontsFolder, width, height)
    : undefined
  for (let index = 0; index < segment.frames; index++) {
    copyInto(planes, drawn(segment, layers, layout, index), layout)
    frame.pts = BigInt(index)
    for (const captioned of burner?.burn(frame) ?? [frame]) encoder.encode(captioned)
    if (index % FRAMES_PER_TURN !== FRAMES_PER_TURN - 1) continue
    onFrames(index + 1)
    await nextTurn()
  }
  encoder.finish()
  onFrames(segment.frames)
}

function drawn(
  segment: SegmentPlan,
  layers: PictureLayer[],
  layout: PlaneLayout,
  index: number,
): Buffer {
  const [from, to] = layers as [PictureLayer, PictureLayer | undefined]
  const [fromPlan, toPlan] = segment.layers
  from.draw(fromPlan.firstFrame + index)
  if (to && toPlan) {
    to.draw(toPlan.firstFrame + index)
    const other = to.kernel.bytes(to.target, layout.sizeBytes)
    from.kernel.mix(from.target, other, crossfadeShare(index, segment.frames))
  }
  return from.kernel.bytes(from.target, layout.sizeBytes)
}
