import { type Scene, TRACK_KINDS, type TrackKind } from '#contract/scene.ts'
import { TrackState } from './track-state.tsx'
import './track-dots.css'
import './track-states.css'

type TrackStatesProps = {
  scene: Scene
  /** Whose menu is open. */
  openTrack: TrackKind | null
  setOpenTrack: (kind: TrackKind | null) => void
}

/** How a scene's voice, image and video stand, in one row; each opens what can be done about it. */
export function TrackStates({ scene, openTrack, setOpenTrack }: TrackStatesProps) {
  return (
    <div className="track-states">
      {TRACK_KINDS.map((kind) => (
        <TrackState
          key={kind}
          kind={kind}
          scene={scene}
          isOpen={openTrack === kind}
          onOpen={(isOpen) => setOpenTrack(isOpen ? kind : null)}
        />
      ))}
    </div>
  )
}
