import { askForSample } from '#domain/voice-samples.ts'
import { api } from './base.ts'

export const voice = api.voice.router({
  sample: api.voice.sample.handler(({ context, input }) => askForSample(context.account, input)),
})
