import type { Scene } from '#contract/scene.ts'
import { TrackState } from './track-state.tsx'
import './track-dots.css'
import './track-states.css'

/** How a scene's voice, image and video stand, in one row; each opens what can be done about it. */
export function TrackStates({ scene }: { scene: Scene }) {
  return (
    <div className="track-states">
      <TrackState kind="voice" scene={scene} />
      <TrackState kind="image" scene={scene} />
      <TrackState kind="clip" scene={scene} />
    </div>
  )
}
