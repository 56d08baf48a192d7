import { Packet, type Stream } from 'node-av/lib'
import { FRAME_RATE } from '#composition/frame-rate.ts'
import { serveTask } from '#sandbox/serve-task.ts'
import { MediaInput } from '../ffmpeg/media-input.ts'
import { MediaOutput } from '../ffmpeg/media-output.ts'

export type JoinSegmentsInput = {
  /** In order. */
  segments: { path: string; frames: number }[]
  soundPath: string
  outputPath: string
}

/**
 * Puts segments one after another, beside the sound, into an MP4 that can be played before it is loaded
 * in full. Nothing is encoded again: every segment starts with a key frame and refers to no other.
 */
serveTask(async ({ segments, soundPath, outputPath }: JoinSegmentsInput): Promise<null> => {
  const first = segments[0]
  if (!first) throw new Error('There is nothing to join.')
  using sound = new MediaInput(soundPath, 'audio')
  using output = new MediaOutput(outputPath)
  const video = copyVideoStream(first.path, output)
  const audio = output.copyStream(sound.stream)
  output.start({ movflags: '+faststart', use_editlist: '1' })
  const soundWriter = new SoundWriter(sound, output, audio)
  let startFrame = 0
  for (const { path, frames } of segments) {
    using input = new MediaInput(path, 'video')
    const { timeBase } = input.stream
    const shift = BigInt(Math.round((startFrame * timeBase.den) / (FRAME_RATE * timeBase.num)))
    for (const packet of input.packets()) {
      packet.pts += shift
      packet.dts += shift
      soundWriter.writeUntil((Number(packet.dts) * timeBase.num) / timeBase.den)
      output.write(packet, video, timeBase)
    }
    startFrame += frames
  }
  soundWriter.writeUntil(Number.POSITIVE_INFINITY)
  output.finish()
  return null
})

function copyVideoStream(path: string, output: MediaOutput): Stream {
  using input = new MediaInput(path, 'video')
  return output.copyStream(input.stream)
}

/** Feeds the sound in step with the picture, so that a player finds both near each other. */
class SoundWriter {
  readonly #input: MediaInput
  readonly #packets: Generator<Packet>
  readonly #output: MediaOutput
  readonly #stream: Stream
  #next: Packet | undefined

  constructor(input: MediaInput, output: MediaOutput, stream: Stream) {
    this.#input = input
    this.#packets = input.packets()
    this.#output = output
    this.#stream = stream
    this.#advance()
  }

  writeUntil(seconds: number): void {
    const { timeBase } = this.#input.stream
    while (this.#next && (Number(this.#next.dts) * timeBase.num) / timeBase.den <= seconds) {
      this.#output.write(this.#next, this.#stream, timeBase)
      this.#advance()
    }
  }

  #advance(): void {
    const { value, done } = this.#packets.next()
    this.#next = done ? undefined : value
  }
}
