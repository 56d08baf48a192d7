import { Trans, useLingui } from '@lingui/react/macro'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { GenerateButton } from '#web/features/generation/generate-button.tsx'
import { TrackFailure } from '#web/features/generation/track-failure.tsx'
import { TEXT_FIELDS, type TextField } from '#web/features/scene/text-fields.ts'
import { TextInPlace } from '#web/features/scene/text-in-place.tsx'
import { clipLook, trackLook } from '#web/features/scene/track-looks.ts'
import { useTrackWord } from '#web/features/scene/use-track-word.ts'
import { VoiceFit } from '#web/features/voice/voice-fit.tsx'
import { FitNote, StaleNote } from './text-notes.tsx'
import './scene-texts.css'

const TEXTS: { field: TextField; kind: TrackKind }[] = [
  { field: 'voiceOverText', kind: 'voice' },
  { field: 'imagePrompt', kind: 'image' },
  { field: 'videoPrompt', kind: 'clip' },
]

/** A scene's three texts, each with what is made from it, its price, and what is wrong with it. */
export function SceneTexts({ scene }: { scene: Scene }) {
  return TEXTS.map(({ field, kind }) => (
    <section key={field} className="bench-text" data-field={field}>
      <TextHead scene={scene} field={field} kind={kind} />
      <TextInPlace scene={scene} field={field} />
      {kind === 'voice' && <VoiceFit scene={scene} />}
      {kind === 'voice' && <FitNote scene={scene} />}
      <StaleNote scene={scene} kind={kind} />
      <TrackFailure track={scene[kind]} />
    </section>
  ))
}

type TextHeadProps = { scene: Scene; field: TextField; kind: TrackKind }

/** What the text is for, how that stands, and the button that makes it. */
function TextHead({ scene, field, kind }: TextHeadProps) {
  const { i18n } = useLingui()
  const { visuals } = useBench().storyboard
  const { icon: Icon, name } = TEXT_FIELDS[field]
  const look = kind === 'clip' ? clipLook(scene, visuals) : trackLook(scene[kind])
  const word = useTrackWord(kind, scene, look)
  return (
    <header>
      <Icon />
      <h3>{i18n._(name)}</h3>
      <span className="state" data-s={look.shape}>
        <i className="dot" data-s={look.shape} />
        {word}
      </span>
      <GenerateButton kind={kind} scene={scene}>
        <MakeWords kind={kind} isMade={scene[kind].asset !== null} />
      </GenerateButton>
    </header>
  )
}

function MakeWords({ kind, isMade }: { kind: TrackKind; isMade: boolean }) {
  if (kind === 'voice')
    return isMade ? <Trans>Regenerate Voice</Trans> : <Trans>Generate Voice</Trans>
  if (kind === 'image')
    return isMade ? <Trans>Regenerate Image</Trans> : <Trans>Generate Image</Trans>
  return isMade ? <Trans>Regenerate Video</Trans> : <Trans>Generate Video</Trans>
}
