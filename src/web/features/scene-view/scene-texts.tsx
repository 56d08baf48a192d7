import { Trans } from '@lingui/react/macro'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { GenerateButton } from '#web/features/generation/generate-button.tsx'
import { TrackFailure } from '#web/features/generation/track-failure.tsx'
import { SceneLine } from '#web/features/scene/scene-line.tsx'
import type { TextField } from '#web/features/scene/text-fields.ts'
import { VoiceFit } from '#web/features/voice/voice-fit.tsx'
import { FitNote, StaleNote } from './text-notes.tsx'

const TEXTS: { field: TextField; kind: TrackKind }[] = [
  { field: 'voiceOverText', kind: 'voice' },
  { field: 'imagePrompt', kind: 'image' },
  { field: 'videoPrompt', kind: 'clip' },
]

/** A scene's three texts, each with what is made from it, its price, and what is wrong with it. */
export function SceneTexts({ scene }: { scene: Scene }) {
  return TEXTS.map(({ field, kind }) => (
    <section key={field} className="bench-text">
      <SceneLine scene={scene} field={field} clamp="line-clamp-4" />
      {kind === 'voice' && <VoiceFit scene={scene} />}
      {kind === 'voice' && <FitNote scene={scene} />}
      <StaleNote scene={scene} kind={kind} />
      <TrackFailure track={scene[kind]} />
      <GenerateButton kind={kind} scene={scene}>
        <MakeWords kind={kind} isMade={scene[kind].asset !== null} />
      </GenerateButton>
    </section>
  ))
}

function MakeWords({ kind, isMade }: { kind: TrackKind; isMade: boolean }) {
  if (kind === 'voice')
    return isMade ? <Trans>Regenerate Voice</Trans> : <Trans>Generate Voice</Trans>
  if (kind === 'image')
    return isMade ? <Trans>Regenerate Image</Trans> : <Trans>Generate Image</Trans>
  return isMade ? <Trans>Regenerate Video</Trans> : <Trans>Generate Video</Trans>
}
