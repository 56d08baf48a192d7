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
import { must, setOptions } from './ffmpeg.ts'
import { MediaOutput } from './media-output.ts'

/** An MP4 of frames being encoded one after the other, without sound. Close it with `using`. */
export class VideoFile implements Disposable {
  readonly #encoder: CodecContext
  readonly #output: MediaOutput
  readonly #stream: Stream

  /** @param containerOptions such as `movflags`. */
  constructor(
    path: string,
    encoding: VideoEncoding,
    containerOptions: Record<string, string> = {},
  ) {
    this.#encoder = openVideoEncoder(encoding)
    this.#output = new MediaOutput(path, 'mp4')
    this.#stream = this.#output.addStream(this.#encoder)
    this.#output.start(containerOptions)
  }

  /** Encodes a frame; its `pts` is its number. */
  encode(frame: Frame): void {
    // Without it the last frame has no length, and players leave it out.
    frame.duration = 1n
    must(this.#encoder.sendFrameSync(frame), 'encode frame')
    this.#output.writeEncoded(this.#encoder, this.#stream)
  }

  finish(): void {
    must(this.#encoder.sendFrameSync(null), 'finish video')
    this.#output.writeEncoded(this.#encoder, this.#stream)
    this.#output.finish()
  }

  [Symbol.dispose](): void {
    this.#encoder.freeContext()
    this.#output[Symbol.dispose]()
  }
}

type VideoEncoding = {
  width: number
  height: number
  threads: number
  /** x264's own, such as `preset` and `crf`. */
  options: Record<string, string>
}

/** Opens an H.264 High encoder for packed yuv420p, BT.709 limited, at the product's frame rate. */
function openVideoEncoder({ width, height, threads, options }: VideoEncoding): CodecContext {
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
  encoder.threadCount = threads
  encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER, AV_CODEC_FLAG_FRAME_DURATION)
  setOptions(encoder, options)
  must(encoder.open2Sync(codec), 'open video encoder')
  return encoder
}
