import {
  AV_CODEC_FLAG_FRAME_DURATION,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_PIX_FMT_YUV420P,
  AV_PROFILE_H264_HIGH,
  AVCHROMA_LOC_LEFT,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  FF_ENCODER_LIBX264,
} from 'node-av/constants'
import { Codec, CodecContext, type Frame, Rational, type Stream } from 'node-av/lib'
import { FRAME_RATE } from '#composition/frame-rate.ts'
import { MediaOutput } from '../ffmpeg/media-output.ts'
import { must } from '../ffmpeg/must.ts'
import { setOptions } from '../ffmpeg/set-options.ts'

/**
 * How every segment is encoded; part of its name. One thread each, since several are encoded at once;
 * `stitchable` keeps the headers of all segments equal, so that they can be joined without re-encoding.
 */
export const ENCODER_OPTIONS = {
  preset: 'veryfast',
  crf: '20',
  profile: 'high',
  'x264-params': 'stitchable=1:keyint=150:open-gop=0:force-cfr=1',
}

/** Opens the video encoder of segments. */
export function openVideoEncoder(width: number, height: number): CodecContext {
  const codec = Codec.findEncoderByName(FF_ENCODER_LIBX264)
  if (!codec) throw new Error('This FFmpeg has no libx264.')
  const encoder = new CodecContext()
  encoder.allocContext3(codec)
  encoder.width = width
  encoder.height = height
  encoder.pixelFormat = AV_PIX_FMT_YUV420P
  encoder.timeBase = new Rational(1, FRAME_RATE)
  encoder.framerate = new Rational(FRAME_RATE, 1)
  encoder.sampleAspectRatio = new Rational(1, 1)
  encoder.profile = AV_PROFILE_H264_HIGH
  encoder.colorPrimaries = AVCOL_PRI_BT709
  encoder.colorTrc = AVCOL_TRC_BT709
  encoder.colorSpace = AVCOL_SPC_BT709
  encoder.colorRange = AVCOL_RANGE_MPEG
  encoder.chromaLocation = AVCHROMA_LOC_LEFT
  encoder.threadCount = 1
  encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER, AV_CODEC_FLAG_FRAME_DURATION)
  setOptions(encoder, ENCODER_OPTIONS)
  must(encoder.open2Sync(codec), 'open video encoder')
  return encoder
}

/** Encodes a run of frames into an MP4 file. Close it with `using`. */
export class SegmentEncoder implements Disposable {
  readonly #encoder: CodecContext
  readonly #output: MediaOutput
  readonly #stream: Stream

  constructor(path: string, width: number, height: number) {
    this.#encoder = openVideoEncoder(width, height)
    this.#output = new MediaOutput(path)
    this.#stream = this.#output.addStream(this.#encoder)
    this.#output.start()
  }

  /** Encodes a frame; its `pts` is its number. */
  encode(frame: Frame): void {
    // Without it the last frame has no length, and players leave it out.
    frame.duration = 1n
    must(this.#encoder.sendFrameSync(frame), 'encode frame')
    this.#output.writeEncoded(this.#encoder, this.#stream)
  }

  finish(): void {
    must(this.#encoder.sendFrameSync(null), 'finish segment')
    this.#output.writeEncoded(this.#encoder, this.#stream)
    this.#output.finish()
  }

  [Symbol.dispose](): void {
    this.#encoder.freeContext()
    this.#output[Symbol.dispose]()
  }
}
