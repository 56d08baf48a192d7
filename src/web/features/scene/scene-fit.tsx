import { Trans, useLingui } from '@lingui/react/macro'
import { clipTiming } from '#composition/clip-timing.ts'
import { neededMs, shortenToFit } from '#composition/shorten-to-fit.ts'
import { speakingTimeMs } from '#composition/speaking-time.ts'
import { SCENE_LENGTH_MAX_MS, SCENE_LENGTH_MIN_MS, VOICE_TAIL_MS } from '#contract/limits.ts'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/editor-context.tsx'
import { whenOpen } from '#web/features/editor/reopen-first.tsx'
import { inSeconds } from '#web/lib/figures.ts'
import { lengthCode } from '#web/lib/formats.ts'
import { Button } from '#web/ui/button.tsx'
import { Meter } from '#web/ui/progress.tsx'
import { useSceneEdit } from './scene-edit.tsx'

type SpeakingFitProps = { scene: Scene; text: string; onShorten: (text: string) => void }

/** Whether a text fits its scene, told while typing and before any voice is paid for. */
export function SpeakingFit({ scene, text, onShorten }: SpeakingFitProps) {
  const { t } = useLingui()
  const { language } = useBench().storyboard
  const sceneMs = scene.plannedDurationMs
  const silentMs = silentEndMs(scene, text, language)
  // A measured take counts more than what is reckoned of its text.
  const wholeMs = silentMs > 0 ? sceneMs - silentMs : neededMs(text, language)
  const spokenMs = Math.max(0, wholeMs - VOICE_TAIL_MS)
  const isTooLong = wholeMs > sceneMs
  return (
    <div className="grid gap-1 text-sm">
      <Meter
        share={Math.min(wholeMs / sceneMs, 1)}
        tone={isTooLong ? 'warning' : 'ink'}
        label={t`Spoken part of the scene`}
      />
      <output>
        {isTooLong ? (
          <span className="text-on-warning-soft">
            <Trans>
              Speaking this takes about {inSeconds(spokenMs)} s; the scene is {inSeconds(sceneMs)} s
              long and will become longer. Shorten the text to keep its length.
            </Trans>
          </span>
        ) : (
          <span className="text-muted">
            <Trans>
              Speaking this takes about {inSeconds(spokenMs)} s of {inSeconds(sceneMs)} s.
            </Trans>
            {silentMs > 0 && (
              <>
                {' '}
                <SilentEnd silentMs={silentMs} />
              </>
            )}
          </span>
        )}
      </output>
      {(isTooLong || silentMs > 0) && <FitWays scene={scene} text={text} onShorten={onShorten} />}
    </div>
  )
}

export function SilentEnd({ silentMs }: { silentMs: number }) {
  return <Trans>The last {inSeconds(silentMs)} s of the scene are silent.</Trans>
}

/** Less is a pause that nobody wonders about. */
const SILENCE_TOLD_MS = 2000

/** How long nothing is said at the end of a scene, in ms; 0 where it is a mere pause, or nothing is said at all. */
export function silentEndMs(scene: Scene, text: string, language: string): number {
  const wholeMs = wholeTextMs(scene, text, language)
  const silentMs = scene.plannedDurationMs - wholeMs
  return wholeMs > 0 && silentMs >= SILENCE_TOLD_MS ? silentMs : 0
}

/** Measured where the take speaks this very text, else reckoned. */
function wholeTextMs({ voice, voiceOverText }: Scene, text: string, language: string): number {
  const measuredMs = voice.isStale || text !== voiceOverText ? null : voice.asset?.durationMs
  return measuredMs ? measuredMs + VOICE_TAIL_MS : neededMs(text, language)
}

const STEP_MS = 100

type FitWaysProps = { scene: Scene; text: string; onShorten: (text: string) => void }

/** What can be done about a text that takes longer to speak than its scene is planned, or much shorter. */
export function FitWays({ scene, text, onShorten }: FitWaysProps) {
  const { storyboard } = useBench()
  const edit = useSceneEdit(storyboard.id)
  const { language } = storyboard
  const isSilentAtEnd = silentEndMs(scene, text, language) > 0
  const shortened = isSilentAtEnd ? text : shortenToFit(text, language, scene.plannedDurationMs)
  const wholeMs = Math.max(SCENE_LENGTH_MIN_MS, wholeTextMs(scene, text, language))
  const durationMs = Math.ceil(wholeMs / STEP_MS) * STEP_MS
  const lengthen = () => edit.mutate({ type: 'length', sceneId: scene.id, durationMs })
  return (
    <span className="flex flex-wrap gap-1.5">
      {shortened !== text && (
        <Button
          needs="edit"
          size="sm"
          onClick={() => whenOpen(storyboard, () => onShorten(shortened))}
        >
          <Trans>Shorten to fit</Trans>
        </Button>
      )}
      {durationMs <= SCENE_LENGTH_MAX_MS && (
        <Button
          needs="edit"
          size="sm"
          busy={edit.isPending}
          onClick={() => whenOpen(storyboard, lengthen)}
        >
          <Trans>Make the scene {inSeconds(durationMs)} s</Trans>
        </Button>
      )}
    </span>
  )
}

/** How much of its scene the voice-over fills: measured where the take speaks the text, else reckoned. */
export function VoiceFit({ scene }: { scene: Scene }) {
  const { t } = useLingui()
  const { language } = useBench().storyboard
  const { asset, isStale } = scene.voice
  const measuredMs = isStale ? null : (asset?.durationMs ?? null)
  const spokenMs = measuredMs ?? speakingTimeMs(scene.voiceOverText, language)
  if (spokenMs === 0) return null
  const sceneMs = measuredMs === null ? scene.plannedDurationMs : scene.durationMs
  const isTooLong = spokenMs + VOICE_TAIL_MS > sceneMs
  const spokenS = inSeconds(spokenMs)
  const sceneS = inSeconds(sceneMs)
  return (
    <span className="fit">
      <Meter
        share={Math.min(spokenMs / sceneMs, 1)}
        tone={isTooLong ? 'warning' : 'ink'}
        label={t`Spoken part of scene ${scene.orderIndex + 1}`}
      />
      {measuredMs === null ? (
        <Trans>
          about {spokenS} s of {sceneS} s
        </Trans>
      ) : (
        <Trans>
          {spokenS} s of {sceneS} s
        </Trans>
      )}
    </span>
  )
}

type ClipFitProps = { clipMs: number; sceneMs: number }

/** How a clip fills its scene, in words. */
export function ClipFit({ clipMs, sceneMs }: ClipFitProps) {
  const length = lengthCode(sceneMs)
  switch (fitOf(clipMs, sceneMs)) {
    case 'cut':
      return <Trans>The scene takes {length}: the video plays from its beginning and is cut.</Trans>
    case 'held':
      return (
        <Trans>
          The scene takes {length}: the video plays slower, then its last picture stays.
        </Trans>
      )
    case 'slower':
      return <Trans>The scene takes {length}: the video plays slower.</Trans>
    case 'same':
      return <Trans>The video is as long as the scene.</Trans>
  }
}

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
