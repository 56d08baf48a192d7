import { SCENE_LENGTH_MAX_MS, VOICE_TAIL_MS } from '#contract/limits.ts'
import { serveTask } from '#sandbox/serve-task.ts'
import { UploadError } from '../errors.ts'
import { decodeSound, SAMPLE_RATE, type Stereo } from '../sound/decode-sound.ts'
import { master } from '../sound/master.ts'
import { writeSound } from '../sound/write-sound.ts'
import type { CleanedRecording, RecordingToClean } from './clean-recording.ts'
import { voicedPart } from './voiced-part.ts'

const BIT_RATE = 128_000
const PEAK_DB = -3

serveTask(async ({ path, outputPath }: RecordingToClean): Promise<CleanedRecording> => {
  const recorded = decoded(path)
  const part = voicedPart(recorded)
  if (!part) throw new UploadError('nothing-heard')
  const trimmed = recorded.map((samples) => samples.slice(part.first, part.end)) as Stereo
  const durationMs = Math.round((trimmed[0].length / SAMPLE_RATE) * 1000)
  if (durationMs > SCENE_LENGTH_MAX_MS - VOICE_TAIL_MS) throw new UploadError('too-long')
  writeSound(master(trimmed, PEAK_DB), outputPath, 'mp3', BIT_RATE)
  return { path: outputPath, contentType: 'audio/mpeg', durationMs }
})

function decoded(path: string): Stereo {
  try {
    return decodeSound(path)
  } catch {
    throw new UploadError('damaged')
  }
}
