import { setImmediate as nextTurn } from 'node:timers/promises'
import { AV_PICTURE_TYPE_NONE } from 'node-av/constants'
import type { Frame } from 'node-av/lib'
import { FRAME_RATE } from '#composition/frame-rate.ts'
import { SCENE_LENGTH_MAX_MS, UPLOAD_MAX_PIXELS } from '#contract/limits.ts'
import { serveTask } from '#sandbox/serve-task.ts'
import { UploadError } from '../errors.ts'
import type { FilterChain } from '../ffmpeg/filter-chain.ts'
import { MediaInput } from '../ffmpeg/media-input.ts'
import { VideoFile } from '../ffmpeg/video-file.ts'
import type { CleanedClip, ClipToClean } from './clean-clip.ts'
import { pictureOfVideo } from './picture-of-video.ts'

/** As long as the finished video is; more is never seen. */
const FOR_SCENES = { longestSidePx: 1920, crf: 18 }
const encodingOf = (crf: number) => ({
  threads: 2,
  options: { preset: 'veryfast', crf: String(crf), 'x264-params': `keyint=${2 * FRAME_RATE}` },
})
const CONTAINER = { movflags: '+faststart', movie_timescale: String(1000 * FRAME_RATE) }
const MOST_FRAMES = (SCENE_LENGTH_MAX_MS * FRAME_RATE) / 1000
/** Fewer are a picture, or a slip of the finger. */
const FEWEST_FRAMES = 10

serveTask(
  async ({
    path,
    outputPath,
    encoding = FOR_SCENES,
  }: ClipToClean): Promise<Omit<CleanedClip, 'path'>> => {
    using input = openVideo(path)
    const shown = shownFrames(input)
    const first = shown.next()
    if (first.done) throw new UploadError('damaged')
    using picture = pictureOfVideo(input.stream, first.value.frame, encoding.longestSidePx)
    const width = picture.output.buffersinkGetWidth()
    const height = picture.output.buffersinkGetHeight()
    using file = new VideoFile(
      outputPath,
      { width, height, ...encodingOf(encoding.crf) },
      CONTAINER,
    )
    let count = 0
    for (
      let next: IteratorResult<Shown, void> = first;
      !next.done && count < MOST_FRAMES;
      next = shown.next()
    ) {
      const { frame, until } = next.value
      if (until > count)
        count = encodeUntil(Math.min(until, MOST_FRAMES), frame, count, { picture, file })
      // The parent's end comes through the event loop.
      await nextTurn()
    }
    if (count < FEWEST_FRAMES) throw new UploadError('damaged')
    file.finish()
    const durationMs = Math.round((count / FRAME_RATE) * 1000)
    return { contentType: 'video/mp4', width, height, durationMs }
  },
)

function openVideo(path: string): MediaInput {
  try {
    return new MediaInput(path, 'video')
  } catch {
    throw new UploadError('damaged')
  }
}

/** A frame of the file, and up to which frame of the clip it is seen. */
type Shown = { frame: Frame; until: number }

/** Each is valid until the next is asked for. */
function* shownFrames(input: MediaInput): Generator<Shown, void> {
  let before: Frame | null = null
  let endSeconds = 0
  try {
    for (const frame of input.frames()) {
      if (frame.width * frame.height > UPLOAD_MAX_PIXELS) throw new UploadError('too-many-pixels')
      const seconds = input.secondsOf(frame)
      if (before) yield { frame: before, until: Math.round(seconds * FRAME_RATE) }
      before?.free()
      before = frame.clone()
      endSeconds = seconds + lengthOf(frame, input)
    }
    if (before) yield { frame: before, until: Math.round(endSeconds * FRAME_RATE) }
  } finally {
    before?.free()
  }
}

function lengthOf(frame: Frame, { stream }: MediaInput): number {
  const { num, den } = stream.timeBase
  return frame.duration > 0n ? (Number(frame.duration) * num) / den : 1 / FRAME_RATE
}

type Way = { picture: FilterChain; file: VideoFile }

function encodeUntil(until: number, frame: Frame, from: number, { picture, file }: Way): number {
  let count = from
  for (const drawn of picture.filter(frame)) {
    // What the file's own encoder made of it is not asked for again.
    drawn.pictType = AV_PICTURE_TYPE_NONE
    for (; count < until; count++) {
      drawn.pts = BigInt(count)
      file.encode(drawn)
    }
  }
  return count
}
