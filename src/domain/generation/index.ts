export {
  cancelAll,
  cancelAnyones,
  cancelAwaiting,
  cancelGeneration,
  cancelGenerationsOf,
  cancelInWorkspace,
  stopGeneration,
} from './cancel.ts'
export { KINDS } from './kinds.ts'
export { lockStoryboard, lockStoryboards, type StoryboardRow } from './lock-storyboard.ts'
export {
  type GenerationRow,
  getGeneration,
  presentGeneration,
  usualTime,
  usualWait,
} from './read.ts'
export { isVendorAtWork, queueAgain, type Remedy, recoverGenerations } from './recover.ts'
export {
  claimGeneration,
  failGeneration,
  handBack,
  keptFailure,
  letGoOfGenerations,
  reportProgress,
  succeedGeneration,
} from './run.ts'
export {
  type GenerationStart,
  releaseAwaiting,
  startGeneration,
  startGenerations,
  startOnce,
  startOneOnce,
} from './start.ts'
export { canBecome, hasEnded, markTracks, storyboardAfter } from './states.ts'
export {
  awaitAnswer,
  awaitVendor,
  checkGeneration,
  checkIfCalledBack,
  claimCheck,
  noteFound,
  putBackCheck,
} from './wait-at-vendor.ts'
