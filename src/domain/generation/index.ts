export {
  cancelAll,
  cancelAwaiting,
  cancelGeneration,
  cancelGenerationsOf,
} from './cancel-generation.ts'
export { claimGeneration } from './claim-generation.ts'
export { failGeneration } from './fail-generation.ts'
export { keptFailure } from './kept-failure.ts'
export { getGeneration } from './get-generation.ts'
export { JOB_OF_KIND } from './job-of-kind.ts'
export { letGoOfGenerations } from './let-go.ts'
export { lockStoryboard, type StoryboardRow } from './lock-storyboard.ts'
export { markTracks } from './mark-tracks.ts'
export { type GenerationRow, presentGeneration } from './present-generation.ts'
export { recoverGenerations } from './recover-generations.ts'
export { releaseAwaiting } from './release-awaiting.ts'
export { reportProgress } from './report-progress.ts'
export { type GenerationStart, startGeneration, startGenerations } from './start-generations.ts'
export { succeedGeneration } from './succeed-generation.ts'
export { canBecome, hasEnded } from './transitions.ts'
export { usualClipMs } from './usual-clip-ms.ts'
export { awaitVendor } from './vendor/await-vendor.ts'
export { checkGeneration } from './vendor/check-generation.ts'
export { claimCheck } from './vendor/claim-check.ts'
export { putBackCheck } from './vendor/put-back-check.ts'
export { countWorkers, takeLease, workerIsGone } from './worker-lease.ts'
