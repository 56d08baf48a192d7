import { storeFile } from '#domain/asset/index.ts'
import { saveTake, VoiceRequest } from '#domain/scene/index.ts'
import type { Handler } from '../context.ts'
import { startWork } from '../vendor/start-work.ts'
import type { Work } from '../vendor/work-of-kind.ts'
import { checkMadeFile } from './check-made-file.ts'
import { trackOf } from './track-of.ts'

export const voiceWork: Work<'narrator'> = {
  task: 'narrator',
  request: async (_, { generation }) => VoiceRequest.parse(generation.request),
  async save(ctx, generation, { words, wordTimes, ...file }, signal) {
    const { voiceId } = VoiceRequest.parse(generation.request)
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
