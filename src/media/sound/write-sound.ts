import {
  AV_CH_LAYOUT_STEREO,
  AV_CHANNEL_ORDER_NATIVE,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_SAMPLE_FMT_FLTP,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBMP3LAME,
} from 'node-av/constants'
import { Codec, CodecContext, Frame, Rational } from 'node-av/lib'
import { must, setOptions } from '../ffmpeg/ffmpeg.ts'
import { MediaOutput } from '../ffmpeg/media-output.ts'
import { SAMPLE_RATE, type Stereo } from './decode-sound.ts'

/** AAC is what every player of MP4 knows; MP3 is for downloads. */
export type SoundCodec = keyof typeof ENCODERS

/**
 * FFmpeg's AAC encoder spends two thirds of its time on finding out what mid/side coding would save. At
 * these bit rates the difference from its slowest search is under 1 dB, already 36 dB below the sound.
 * Temporal noise shaping costs a tenth and is for bit rates far below ours.
 */
const ENCODER_OPTIONS: Record<SoundCodec, Record<string, string>> = {
  aac: { aac_coder: 'fast', aac_ms: '0', aac_tns: '0' },
  mp3: {},
}
const ENCODERS = { aac: FF_ENCODER_AAC, mp3: FF_ENCODER_LIBMP3LAME }

/** Encodes a sound into a file whose name tells the container: `.m4a` for AAC, `.mp3` for MP3. */
export function writeSound(sound: Stereo, path: string, codec: SoundCodec, bitRate: number): void {
  const encoder = openEncoder(codec, bitRate)
  using output = new MediaOutput(path)
  const stream = output.addStream(encoder)
  output.start()
  using frame = new Frame()
  const size = encoder.frameSize
  for (let at = 0; at < sound[0].length; at += size) {
    fill(frame, sound, at, Math.min(size, sound[0].length - at))
    must(encoder.sendFrameSync(frame), 'encode sound')
    output.writeEncoded(encoder, stream)
  }
  must(encoder.sendFrameSync(null), 'finish sound')
  output.writeEncoded(encoder, stream)
  output.finish()
  encoder.freeContext()
}

function openEncoder(name: SoundCodec, bitRate: number): CodecContext {
  const codec = Codec.findEncoderByName(ENCODERS[name])
  if (!codec) throw new Error(`This FFmpeg has no encoder ${name}.`)
  const encoder = new CodecContext()
  encoder.allocContext3(codec)
  encoder.sampleFormat = AV_SAMPLE_FMT_FLTP
  encoder.sampleRate = SAMPLE_RATE
  encoder.channelLayout = STEREO
  encoder.bitRate = BigInt(bitRate)
  encoder.timeBase = new Rational(1, SAMPLE_RATE)
  encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER)
  setOptions(encoder, ENCODER_OPTIONS[name])
  must(encoder.open2Sync(codec), 'open sound encoder')
  return encoder
}

const STEREO = { order: AV_CHANNEL_ORDER_NATIVE, nbChannels: 2, mask: AV_CH_LAYOUT_STEREO }

function fill(frame: Frame, [left, right]: Stereo, from: number, count: number): void {
  const samples = new Float32Array(count * 2)
  samples.set(left.subarray(from, from + count))
  samples.set(right.subarray(from, from + count), count)
  frame.alloc()
  frame.nbSamples = count
  frame.format = AV_SAMPLE_FMT_FLTP
  frame.sampleRate = SAMPLE_RATE
  frame.channelLayout = STEREO
  frame.timeBase = new Rational(1, SAMPLE_RATE)
  frame.pts = BigInt(from)
  must(frame.getBuffer(), 'sound frame')
  must(frame.fromBuffer(Buffer.from(samples.buffer)), 'sound frame')
}
