export {
  AS_WRITTEN,
  deletePronunciation,
  listPronunciations,
  readSpeech,
  savePronunciation,
  type Speech,
} from './pronunciations.ts'
