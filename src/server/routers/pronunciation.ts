import {
  deletePronunciation,
  listPronunciations,
  savePronunciation,
} from '#domain/pronunciations.ts'
import { api } from './base.ts'

const of = api.pronunciation

export const pronunciation = of.router({
  list: of.list.handler(({ context }) => listPronunciations(context.account)),
  save: of.save.handler(({ context, input }) => savePronunciation(context.account, input)),
  delete: of.delete.handler(({ context, input }) => deletePronunciation(context.account, input)),
})
