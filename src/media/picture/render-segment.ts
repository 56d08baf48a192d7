import { writeFileSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Frame } from 'node-av/lib'
import { FRAME_RATE } from '#composition/frame-rate.ts'
import { crossfadeShare } from '#composition/segment.ts'
import { FilterChain, filterValue } from '../ffmpeg/filter-chain.ts'
import { VideoFile } from '../ffmpeg/video-file.ts'
import type { PictureLayer } from './kernel.ts'
import { copyInto, newFrame, type PlaneLayout } from './planes.ts'
import { SEGMENT_ENCODING, type SegmentPlan } from './segment-plan.ts'

/** How often the event loop gets its turn: to report progress, and to end when the parent does. */
const FRAMES_PER_TURN = 5

type SegmentFiles = { outputPath: string; captionsPath: string; fontsFolder: string }

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

/** Draws an ASS document over frames with libass. */
export class CaptionBurner implements Disposable {
  readonly #chain: FilterChain

  /**
   * @param documentPath where to put the document: the filter reads files only.
   * @param fontsFolder holds every face the document names; no font of the system is used.
   */
  constructor(
    document: string,
    documentPath: string,
    fontsFolder: string,
    width: number,
    height: number,
  ) {
    writeFileSync(documentPath, document)
    this.#chain = new FilterChain(
      'video',
      `video_size=${width}x${height}:pix_fmt=yuv420p:time_base=1/${FRAME_RATE}:pixel_aspect=1/1:colorspace=bt709:range=tv`,
      [
        [
          'ass',
          `filename=${filterValue(documentPath)}:fontsdir=${filterValue(fontsFolder)}:shaping=complex`,
        ],
      ],
    )
  }

  /** A new frame with the captions of its time; valid until the next call. The one given stays as it was. */
  *burn(frame: Frame): Generator<Frame> {
    yield* this.#chain.filter(frame)
  }

  [Symbol.dispose](): void {
    this.#chain[Symbol.dispose]()
  }
}
