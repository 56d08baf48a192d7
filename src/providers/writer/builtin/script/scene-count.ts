const USUAL_SCENE_MS = 10_000

/** About ten seconds a scene, and at least two scenes. */
export function sceneCount(durationMs: number): number {
  return Math.max(2, Math.round(durationMs / USUAL_SCENE_MS))
}
