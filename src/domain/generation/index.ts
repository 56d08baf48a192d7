export {
  cancelAll,
  cancelAnyones,
  cancelAwaiting,
  cancelGeneration,
  cancelGenerationsOf,
  stopGeneration,
} from './cancel-generation.ts'
export { cancelInWorkspace } from './cancel-in-workspace.ts'
export { claimGeneration } from './claim-generation.ts'
export { failGeneration } from './fail-generation.ts'
export { keptFailure } from './kept-failure.ts'
export { getGeneration } from './get-generation.ts'
export { handBack } from './hand-back.ts'
export { KINDS } from './kinds.ts'
export { letGoOfGenerations } from './let-go.ts'
export { lockStoryboard, lockStoryboards, type StoryboardRow } from './lock-storyboard.ts'
export { markTracks } from './mark-tracks.ts'
export { type GenerationRow, presentGeneration } from './present-generation.ts'
export { queueAgain, recoverGenerations, type Remedy } from './recover-generations.ts'
export { releaseAwaiting } from './release-awaiting.ts'
export { reportProgress } from './report-progress.ts'
export { startOnce, startOneOnce } from './start-once.ts'
export { type GenerationStart, startGeneration, startGenerations } from './start-generations.ts'
export { succeedGeneration } from './succeed-generation.ts'
export { canBecome, hasEnded } from './transitions.ts'
export { usualTime, usualWait } from './usual-time.ts'
export { awaitAnswer, noteFound } from './vendor/await-answer.ts'
export { awaitVendor } from './vendor/await-vendor.ts'
export { checkGeneration } from './vendor/check-generation.ts'
export { checkIfCalledBack } from './vendor/check-if-called-back.ts'
export { claimCheck } from './vendor/claim-check.ts'
export { putBackCheck } from './vendor/put-back-check.ts'
