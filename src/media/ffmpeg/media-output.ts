import { type CodecContext, FormatContext, type IRational, Packet, type Stream } from 'node-av/lib'
import { must, setOptions } from './ffmpeg.ts'

/** A media file being written. Close it with `using`. */
export class MediaOutput implements Disposable {
  readonly #format = new FormatContext()
  readonly #packet = new Packet()

  /** @param container such as 'mp4'; without one the file's name tells. */
  constructor(path: string, container: string | null = null) {
    must(this.#format.allocOutputContext2(null, container, path), 'choose container')
    must(this.#format.openOutputSync(), 'create file')
    this.#packet.alloc()
  }

  addStream(encoder: CodecContext): Stream {
    const stream = this.#format.newStream()
    must(stream.codecpar.fromContext(encoder), 'stream parameters')
    stream.timeBase = encoder.timeBase
    return stream
  }

  copyStream(source: Stream): Stream {
    const stream = this.#format.newStream()
    must(source.codecpar.copy(stream.codecpar), 'stream parameters')
    stream.codecpar.codecTag = 0
    stream.timeBase = source.timeBase
    return stream
  }

  /** @param options of the container, such as `movflags`. */
  start(options: Record<string, string> = {}): void {
    setOptions(this.#format, options)
    must(this.#format.writeHeaderSync(), 'write header')
  }

  /** Writes all that an encoder has ready. */
  writeEncoded(encoder: CodecContext, stream: Stream): void {
    while (encoder.receivePacketSync(this.#packet) >= 0) {
      this.write(this.#packet, stream, encoder.timeBase)
    }
  }

  write(packet: Packet, stream: Stream, timeBase: IRational): void {
    packet.streamIndex = stream.index
    packet.rescaleTs(timeBase, stream.timeBase)
    must(this.#format.interleavedWriteFrameSync(packet), 'write packet')
    packet.unref()
  }

  finish(): void {
    must(this.#format.writeTrailerSync(), 'finish file')
  }

  [Symbol.dispose](): void {
    this.#packet.free()
    this.#format.closeOutputSync()
    this.#format.freeContext()
  }
}
