import { clipTiming } from '#composition/clip-timing.ts'

/** Nobody sees less. */
const SEEN_MS = 250
const SEEN_STRETCH = 1.02

/** What is done with a clip that is longer or shorter than its scene: cut, played slower, or slower and then held. */
export function fitOf(clipMs: number, sceneMs: number): 'cut' | 'held' | 'slower' | 'same' {
  const { stretch, movingSeconds } = clipTiming(clipMs / 1000, sceneMs / 1000)
  if (clipMs > sceneMs + SEEN_MS) return 'cut'
  if (movingSeconds * 1000 < sceneMs - SEEN_MS) return 'held'
  return stretch > SEEN_STRETCH ? 'slower' : 'same'
}
