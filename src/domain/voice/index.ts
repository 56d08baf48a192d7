export { askForSample, endSample, findAskedSample, findSample } from './samples.ts'
export { sampleText } from './sample-text.ts'
