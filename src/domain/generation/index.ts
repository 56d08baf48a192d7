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
export { canBecome, hasEnded, markTracks } from './states.ts'
export { queueAgain, recoverGenerations, type Remedy } from './recover.ts'
export {
  type GenerationStart,
  releaseAwaiting,
  startGeneration,
  startGenerations,
} from './start.ts'
export { startOnce, startOneOnce } from './start-once.ts'
export { awaitAnswer, awaitVendor, noteFound } from './wait-at-vendor.ts'
export { checkGeneration, checkIfCalledBack, claimCheck, putBackCheck } from './check-at-vendor.ts'
