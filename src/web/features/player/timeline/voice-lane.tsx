import { framesOf } from '#composition/frame-rate.ts'
import { Waveform } from '#web/features/voice/waveform.tsx'
import type { Cut } from '../cut.ts'
import { place } from './place.ts'

export function VoiceLane({ cut }: { cut: Cut }) {
  const { frames } = cut.timeline
  return (
    <div className="lane lane-voice" aria-hidden="true">
      {cut.scenes.map(({ scene, span, voiceUrl }) => {
        const startFrame = framesOf(span.voiceStartMs)
        const endFrame = startFrame + framesOf(scene.voice.asset?.durationMs ?? 0)
        return (
          voiceUrl && (
            <div key={scene.id} className="vc" style={place(startFrame, endFrame, frames)}>
              <Waveform url={voiceUrl} playedShare={0} />
            </div>
          )
        )
      })}
    </div>
  )
}
