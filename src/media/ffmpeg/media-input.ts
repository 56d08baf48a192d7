import {
  AV_NOPTS_VALUE,
  AV_TIME_BASE,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
  AVSEEK_FLAG_BACKWARD,
} from 'node-av/constants'
import { Codec, CodecContext, FormatContext, Frame, Packet, type Stream } from 'node-av/lib'
import { must, setOptions } from './ffmpeg.ts'

/** Containers of media. Not among them: playlists and the like, which name further files to be read. */
const FORMATS = 'mov,mp4,matroska,webm,wav,mp3,ogg,flac,aac,avi,mpegts,gif'

/** One stream of a file, opened for decoding. Close it with `using`. */
export class MediaInput implements Disposable {
  readonly stream: Stream
  readonly format: FormatContext
  readonly #decoder: CodecContext
  readonly #packet = new Packet()

  /** @throws when the file cannot be read, or has no such stream. */
  constructor(path: string, kind: 'video' | 'audio') {
    this.format = new FormatContext()
    this.format.allocContext()
    setOptions(this.format, { format_whitelist: FORMATS, protocol_whitelist: 'file' })
    must(this.format.openInputSync(path), 'open')
    try {
      must(this.format.findStreamInfoSync(), 'read streams')
      const type = kind === 'video' ? AVMEDIA_TYPE_VIDEO : AVMEDIA_TYPE_AUDIO
      const index = must(this.format.findBestStream(type), `find ${kind}`)
      this.stream = this.format.streams[index] as Stream
      this.#decoder = openDecoder(this.stream)
      this.#packet.alloc()
    } catch (error) {
      this.format.closeInputSync()
      throw error
    }
  }

  /** The stream's packets as they are stored; each is valid until the next is asked for. */
  *packets(): Generator<Packet> {
    while (this.format.readFrameSync(this.#packet) >= 0) {
      if (this.#packet.streamIndex === this.stream.index) yield this.#packet
      this.#packet.unref()
    }
  }

  /**
   * The decoded frames, in order; each is valid until the next is asked for. Damaged packets are skipped,
   * as players do.
   */
  *frames(): Generator<Frame> {
    using frame = new Frame()
    frame.alloc()
    for (const packet of this.packets()) {
      this.#decoder.sendPacketSync(packet)
      yield* this.#decoded(frame)
    }
    this.#decoder.sendPacketSync(null)
    yield* this.#decoded(frame)
  }

  /** Goes on from the last key frame before a time. Only before the first frame was asked for. */
  seekBefore(seconds: number): void {
    const { num, den } = this.stream.timeBase
    const time = BigInt(Math.floor((seconds * den) / num)) + this.#startTime()
    must(this.format.seekFrameSync(this.stream.index, time, AVSEEK_FLAG_BACKWARD), 'seek')
  }

  /** When a frame is shown, from the start of the stream. */
  secondsOf(frame: Frame): number {
    const { num, den } = this.stream.timeBase
    return (Number(frame.bestEffortTimestamp - this.#startTime()) * num) / den
  }

  /** FFmpeg's name of the file's format, such as `wav` or `mov,mp4,m4a,3gp,3g2,mj2`. */
  container(): string {
    return this.format.iformat?.name ?? ''
  }

  /** As the stream says, else as the file says; 0 when neither does. */
  durationSeconds(): number {
    const { duration, timeBase } = this.stream
    if (duration !== AV_NOPTS_VALUE) return (Number(duration) * timeBase.num) / timeBase.den
    return this.format.duration === AV_NOPTS_VALUE ? 0 : Number(this.format.duration) / AV_TIME_BASE
  }

  #startTime(): bigint {
    const time = this.stream.startTime
    return time === AV_NOPTS_VALUE ? 0n : time
  }

  *#decoded(frame: Frame): Generator<Frame> {
    while (this.#decoder.receiveFrameSync(frame) >= 0) {
      yield frame
      frame.unref()
    }
  }

  [Symbol.dispose](): void {
    this.#packet.free()
    this.#decoder.freeContext()
    this.format.closeInputSync()
  }
}

function openDecoder(stream: Stream): CodecContext {
  const codec = Codec.findDecoder(stream.codecpar.codecId)
  if (!codec) throw new Error('There is no decoder for this stream.')
  const decoder = new CodecContext()
  decoder.allocContext3(codec)
  must(decoder.parametersToContext(stream.codecpar), 'decoder parameters')
  decoder.pktTimebase = stream.timeBase
  decoder.threadCount = 1
  must(decoder.open2Sync(codec), 'open decoder')
  return decoder
}
