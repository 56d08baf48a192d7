import { spokenText } from '#composition/pronunciation/pronounce.ts'
import { storeFile } from '#domain/asset/index.ts'
import { saveTake, VoiceRequest } from '#domain/scene/index.ts'
import { writtenWords } from '#providers/narrator/written-words.ts'
import { type Handler, trackOf } from '../context.ts'
import { checkMadeFile } from '../files.ts'
import { startWork, type Work } from '../vendor/start-work.ts'

/** The narrator gets what is to be said; the captions show what is written. */
export const voiceWork: Work<'narrator'> = {
  maker: 'narrator',
  async request(_, { generation }) {
    const { text, parts, voiceId } = VoiceRequest.parse(generation.request)
    return { text: parts ? spokenText(parts) : text, voiceId }
  },
  async save(ctx, generation, { words: said, wordTimes, ...file }, signal) {
    const { parts, voiceId } = VoiceRequest.parse(generation.request)
    const language = voiceId.split('-', 1)[0] as string
    const words = parts ? writtenWords(said, parts, language) : said
    const made = await checkMadeFile(
      { ...file, details: { words, ...(wordTimes && { wordTimes }) } },
      'sound',
      signal,
    )
    const stored = await storeFile(ctx, 'voices', made)
    await saveTake(ctx, trackOf(generation), stored, voiceId)
  },
}

export const speakVoiceOver: Handler = (ctx, run) => startWork(ctx, run, voiceWork)
