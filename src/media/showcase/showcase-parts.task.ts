import { serveTask } from '#sandbox/serve-task.ts'
import { frameAt } from '../inspect/first-frame.ts'
import { decodeSound, SAMPLE_RATE, type Stereo } from '../sound/decode-sound.ts'
import { writeSound } from '../sound/write-sound.ts'
import { drawThumbnail } from '../upload/clean-picture.ts'

export type ShowcasePartsInput = {
  /** The video as it was sent. */
  soundOf: string
  soundPath: string
  /** The video as it will be shown. */
  pictureOf: string
  posterPath: string
  /** Of what will be shown: the sound ends with it. */
  durationMs: number
}

const POSTER = { fit: 'inside', sizePx: 1280 } as const
/** Many videos begin with black; a second later there is something to see. */
const POSTER_AT_S = 1
const BIT_RATE = 128_000

serveTask(async (input: ShowcasePartsInput): Promise<{ hasSound: boolean }> => {
  await drawThumbnail(frameAt(input.pictureOf, POSTER_AT_S), input.posterPath, POSTER)
  const sound = soundIn(input)
  if (sound) writeSound(sound, input.soundPath, 'aac', BIT_RATE)
  return { hasSound: sound !== null }
})

/** Null where there is none, or none that can be decoded: on the landing page all play silent at first. */
function soundIn({ soundOf, durationMs }: ShowcasePartsInput): Stereo | null {
  try {
    return decodeSound(soundOf, Math.round((durationMs / 1000) * SAMPLE_RATE))
  } catch {
    return null
  }
}
