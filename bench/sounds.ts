import { seededRandom } from '#composition/seeded-random.ts'

const SAMPLE_RATE = 24_000
const HEADER_BYTES = 44

/** Noise with the rhythm of syllables: as loud and as uneven as speech. Mono WAV. */
export function speechWav(durationMs: number, seed: number): Buffer {
  const random = seededRandom(seed)
  let low = 0
  return wav(durationMs, (seconds) => {
    low += (random() * 2 - 1 - low) * 0.25
    const syllable = Math.max(0, Math.sin(seconds * 2 * Math.PI * 3.1)) ** 0.6
    const phrase = Math.sin(seconds * 1.1) > -0.7 ? 1 : 0
    return low * syllable * phrase * 0.7
  })
}

/** Four chords, softly struck. Mono WAV. */
export function chordWav(durationMs: number): Buffer {
  const roots = [220, 174.6, 130.8, 196]
  return wav(durationMs, (seconds) => {
    const root = roots[Math.floor(seconds / 2) % roots.length] ?? 220
    const decay = Math.exp(-(seconds % 2) * 0.8)
    return [1, 1.25, 1.5, 2].reduce(
      (sum, ratio) => sum + Math.sin(2 * Math.PI * root * ratio * seconds) * decay * 0.12,
      0,
    )
  })
}

function wav(durationMs: number, sampleAt: (seconds: number) => number): Buffer {
  const count = Math.round((durationMs * SAMPLE_RATE) / 1000)
  const file = Buffer.alloc(HEADER_BYTES + count * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + count * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(SAMPLE_RATE, 24)
  file.writeUInt32LE(SAMPLE_RATE * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(count * 2, 40)
  for (let at = 0; at < count; at++) {
    const sample = Math.max(-1, Math.min(1, sampleAt(at / SAMPLE_RATE)))
    file.writeInt16LE(Math.round(sample * 32_767), HEADER_BYTES + at * 2)
  }
  return file
}
