export { askForSample } from './ask-for-sample.ts'
export { endSample, takeAskedSample } from './end-sample.ts'
export { findSample } from './find-sample.ts'
export { sampleText } from './sample-text.ts'
