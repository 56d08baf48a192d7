export { deletePronunciation, listPronunciations, savePronunciation } from './pronunciations.ts'
export { AS_WRITTEN, readSpeech, type Speech } from './read-speech.ts'
