export {
  cancelAll,
  cancelAnyones,
  cancelAwaiting,
  cancelGeneration,
  cancelGenerationsOf,
  cancelInWorkspace,
  stopGeneration,
} from './cancel.ts'
export { claimGeneration, handBack, letGoOfGenerations, reportProgress } from './claim.ts'
export { failGeneration, keptFailure, succeedGeneration } from './end.ts'
export {
  type GenerationRow,
  getGeneration,
  presentGeneration,
  usualTime,
  usualWait,
} from './read.ts'
export { KINDS } from './kinds.ts'
export { lockStoryboard, lockStoryboards, type StoryboardRow } from './lock-storyboard.ts'
export { canBecome, hasEnded, markTracks, storyboardAfter } from './states.ts'
export { isVendorAtWork, queueAgain, recoverGenerations, type Remedy } from './recover.ts'
export {
  type GenerationStart,
  releaseAwaiting,
  startGeneration,
  startGenerations,
  startOnce,
  startOneOnce,
} from './start.ts'
export {
  awaitAnswer,
  awaitVendor,
  checkGeneration,
  checkIfCalledBack,
  claimCheck,
  noteFound,
  putBackCheck,
} from './wait-at-vendor.ts'
