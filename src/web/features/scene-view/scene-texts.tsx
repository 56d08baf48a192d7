import { Trans, useLingui } from '@lingui/react/macro'
import { Clock, History } from 'lucide-react'
import { neededMs } from '#composition/shorten-to-fit.ts'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/editor-context.tsx'
import { whenOpen } from '#web/features/editor/reopen-first.tsx'
import { GenerateButton } from '#web/features/generation/generate-button.tsx'
import { useSceneEdit } from '#web/features/scene/scene-edit.tsx'
import { FitWays, SilentEnd, silentEndMs, VoiceFit } from '#web/features/scene/scene-fit.tsx'
import { TEXT_FIELDS, type TextField } from '#web/features/scene/text-fields.ts'
import { TextInPlace } from '#web/features/scene/text-in-place.tsx'
import { clipLook, trackLook } from '#web/features/scene/track-looks.tsx'
import { useKeepTake } from '#web/features/scene/track-menu.tsx'
import { TrackFailure } from '#web/features/scene/track-notes.tsx'
import { useTrackWord } from '#web/features/scene/track-state.tsx'
import { inSeconds } from '#web/lib/figures.ts'
import { Button } from '#web/ui/button.tsx'
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

/** What is wrong with what was made from a text, and the way to leave it so. */
function StaleNote({ scene, kind }: { scene: Scene; kind: TrackKind }) {
  const { storyboard } = useBench()
  const keep = useKeepTake(storyboard.id)
  const { isStale, status } = scene[kind]
  if (!isStale || status === 'processing') return null
  const press = () => keep.mutate({ id: scene.id, kind })
  return (
    <div className="bench-note">
      <History />
      <p>
        {kind === 'clip' && (
          <Trans>Out of date: its image, its length or its prompt has changed since.</Trans>
        )}
        {kind === 'image' && <Trans>Out of date: the text has changed since.</Trans>}
        {kind === 'voice' && (
          <Trans>Out of date: the text, or how it is spoken, has changed since.</Trans>
        )}
      </p>
      <Button
        needs="edit"
        size="sm"
        busy={keep.isPending}
        onClick={() => whenOpen(storyboard, press)}
      >
        <Trans>Keep this take</Trans>
      </Button>
    </div>
  )
}

/** That a voice-over takes longer than its scene is planned, or leaves much of it silent, and what can be done. */
function FitNote({ scene }: { scene: Scene }) {
  const { id, language } = useBench().storyboard
  const edit = useSceneEdit(id)
  const shorten = (voiceOverText: string) =>
    edit.mutate({ type: 'texts', sceneId: scene.id, texts: { voiceOverText } })
  const overMs = neededMs(scene.voiceOverText, language) - scene.plannedDurationMs
  const silentMs = silentEndMs(scene, scene.voiceOverText, language)
  if (overMs <= 0 && silentMs === 0) return null
  return (
    <div className="bench-note" data-fit>
      <Clock />
      <p>
        {silentMs > 0 ? (
          <SilentEnd silentMs={silentMs} />
        ) : (
          <Trans>Does not fit: {inSeconds(overMs)} s too long.</Trans>
        )}
      </p>
      <FitWays scene={scene} text={scene.voiceOverText} onShorten={shorten} />
    </div>
  )
}
