import { Trans, useLingui } from '@lingui/react/macro'
import { speakingTimeMs } from '#composition/speaking-time.ts'
import { VOICE_TAIL_MS } from '#contract/limits.ts'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/editor-context.tsx'
import { inSeconds } from '#web/lib/figures.ts'
import { Meter } from '#web/ui/meter.tsx'

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
