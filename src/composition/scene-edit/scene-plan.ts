import { VOICE_TAIL_MS } from '#contract/limits.ts'

/** A scene as far as edits change it. A storyboard's scenes are an array of these, in order. */
export type ScenePlan = {
  id: string
  /** Length that was written or chosen; a longer voice-over stretches it. */
  plannedDurationMs: number
  voiceOverText: string
  imagePrompt: string
  videoPrompt: string
  /** The few words worth showing in type; versions from before there were any have none. */
  emphasis?: string
  voice: { takeId: string; durationMs: number } | null
  imageTakeId: string | null
  clipTakeId: string | null
}

/** A scene is as long as planned, or as its voice-over with a breath after it. */
export function sceneLengthMs({ plannedDurationMs, voice }: ScenePlan): number {
  return Math.max(plannedDurationMs, voice ? voice.durationMs + VOICE_TAIL_MS : 0)
}

export function totalLengthMs(scenes: readonly ScenePlan[]): number {
  return scenes.reduce((total, scene) => total + sceneLengthMs(scene), 0)
}

/** What limits are held against: without the breath after a voice-over, which nobody asked for. */
export function lengthWithoutBreathsMs(scenes: readonly ScenePlan[]): number {
  return scenes.reduce(
    (total, { plannedDurationMs, voice }) =>
      total + Math.max(plannedDurationMs, voice?.durationMs ?? 0),
    0,
  )
}

/** The takes that scenes use. */
export function takeIdsOf(scenes: readonly ScenePlan[]): string[] {
  return scenes
    .flatMap(({ voice, imageTakeId, clipTakeId }) => [voice?.takeId, imageTakeId, clipTakeId])
    .filter((id) => typeof id === 'string')
}
