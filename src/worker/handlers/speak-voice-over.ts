import { storeFile } from '#domain/asset/index.ts'
import { saveTake, VoiceRequest } from '#domain/scene/index.ts'
import type { Handler } from '../context.ts'
import { checkMadeFile } from './check-made-file.ts'
import { trackOf } from './track-of.ts'

export const speakVoiceOver: Handler = async (ctx, { generation, ...options }) => {
  const request = VoiceRequest.parse(generation.request)
  const { words, ...file } = await ctx.providers.narrator.narrate(request, options)
  const made = await checkMadeFile({ ...file, details: { words } }, 'sound', options.signal)
  const stored = await storeFile(ctx, 'voices', made)
  await saveTake(ctx, trackOf(generation), stored, request.voiceId)
}
