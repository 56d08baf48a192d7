import { VOICE_TAIL_MS } from '#contract/limits.ts'
import type { SupplyNeeds } from './supply-needs.ts'

/** Speech and tails take at most this part of a video. */
const FULLEST = 0.9

/** Whether so much speech is no more than the video has time for. */
export function hasRoom(spokenMs: number, { request, sceneCount }: SupplyNeeds): boolean {
  return spokenMs + sceneCount * VOICE_TAIL_MS <= request.durationS * 1000 * FULLEST
}
