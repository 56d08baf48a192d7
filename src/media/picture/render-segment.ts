import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Frame } from 'node-av/lib'
import { crossfadeShare } from '#composition/segment.ts'
import { CaptionBurner } from './caption-burner.ts'
import type { PictureLayer } from './picture-layer.ts'
import { copyInto, newFrame, type PlaneLayout } from './planes.ts'
import { VideoFile } from '../ffmpeg/video-file.ts'
import { SEGMENT_ENCODING } from './segment-encoding.ts'
import type { SegmentPlan } from './segment-plan.ts'

/** How often the event loop gets its turn: to report progress, and to end when the parent does. */
const FRAMES_PER_TURN = 5

export type SegmentFiles = { outputPath: string; captionsPath: string; fontsFolder: string }

/** Draws, captions and encodes the frames of one segment into an MP4 file. */
export async function renderSegment(
  segment: SegmentPlan,
  layers: PictureLayer[],
  layout: PlaneLayout,
  files: SegmentFiles,
  onFrames: (done: number) => void,
): Promise<void> {
  using encoder = new VideoFile(files.outputPath, {
    width: layout.width,
    height: layout.height,
    ...SEGMENT_ENCODING,
  })
  let done = 0
  for (const frame of segmentFrames(segment, layers, layout, files)) {
    encoder.encode(frame)
    done++
    if (done % FRAMES_PER_TURN !== 0) continue
    onFrames(done)
    await nextTurn()
  }
  encoder.finish()
  onFrames(done)
}

/** The finished pictures of a segment in order, numbered; each is valid until the next is asked for. */
export function* segmentFrames(
  segment: SegmentPlan,
  layers: PictureLayer[],
  layout: PlaneLayout,
  { captionsPath, fontsFolder }: Omit<SegmentFiles, 'outputPath'>,
): Generator<Frame> {
  const { width, height } = layout
  const { frame, planes } = newFrame(layout)
  using burner = segment.captions
    ? new CaptionBurner(segment.captions, captionsPath, fontsFolder, width, height)
    : undefined
  for (let index = 0; index < segment.frames; index++) {
    copyInto(planes, drawn(segment, layers, layout, index), layout)
    frame.pts = BigInt(index)
    if (burner) yield* burner.burn(frame)
    else yield frame
  }
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
